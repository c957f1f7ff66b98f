import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreditRule, EducationLevel, NoticeDates, PlanId, Role, StateCode } from '@mapa/domain';
import type { NoticeInput } from '@mapa/server-importer';

/** A notice whose days are counted from the day of the load, so that some are always open. */
export interface DemoNotice extends Omit<NoticeInput, 'ano' | keyof NoticeDates> {
  /** The first and the last day of registration. */
  inscricoes_em_dias: [number, number] | null;
  prova_em_dias: number | null;
  suspenso: boolean;
}

/** An edition of a paper's map that was replaced while a student had it, so that the demo has the offer to move. */
export interface DemoEdition {
  /** The subjects that it had: a file as `--mapa-assuntos` takes it. */
  assuntos: string;
  /** E-mail of the account that studies it. */
  estudante: string;
  /** What the account has answered in it, in the paper's order: C for right, E for wrong. */
  respostas: string;
}

/** What content/manifest.json says; the file is part of this repository and its spec checks it whole. */
export interface Manifest {
  instituicoes: { tipo: 'banca' | 'orgao'; sigla: string; nome: string }[];
  provas: {
    arquivo: string;
    /** The key of a paper in PDF, itself one: both are read, and offered for download. */
    gabarito?: string;
    /** Commented answers and difficulties of a paper in PDF, which prints none: JSON by the question's name. */
    comentarios?: string;
    prova: string;
    banca: string;
    instituicao: string;
    cargo: string;
    ano: number;
    escolaridade: EducationLevel;
    uf: StateCode;
    area: string;
    /** Minutes that candidates have for all of it, where the paper says so. */
    duracao_minutos?: number;
    /** Whether a wrong answer takes a right one away, where the paper says so. */
    penaliza_erro?: boolean;
    /** By which rule a part of the right alternatives gives a part of the mark, where the paper says so. */
    credito_parcial?: CreditRule;
    /** The printed paper and its key, to download, where the questions come from another file. */
    documentos?: { prova: string; gabarito: string };
    /** Item parameters, made up for the demo: a file as `--itens` takes it. */
    itens?: string;
    /** What the first key said where it was changed: letters by the question's id, C and E of an item. */
    gabarito_preliminar?: Readonly<Record<string, string>>;
    edicao_anterior?: DemoEdition;
  }[];
  /** Questions that visitors may answer without an account, a day each: ids as the papers' files name them. */
  amostras: string[];
  /** Prices of the demo that differ from the first ones, in centavos. */
  precos: Partial<Record<PlanId, number>>;
  concursos: DemoNotice[];
  contas: { email: string; nome: string; role: Role; plano: PlanId; verificado: boolean; tema_escuro: boolean }[];
}

/** Reads the manifest of a content folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
