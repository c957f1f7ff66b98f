import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreditRule, EducationLevel, NoticeDates, PlanId, Role, StateCode } from '@mapa/domain';
import type { NoticeInput } from '@mapa/server-importer';

/** A notice with dates relative to the day of the load, so that some are always open. */
export interface DemoNotice extends Omit<NoticeInput, 'ano' | keyof NoticeDates> {
  /** The first and the last day of registration. */
  inscricoes_em_dias: [number, number] | null;
  prova_em_dias: number | null;
  /** Its edital, from which students make maps: a file. */
  edital?: string;
  suspenso: boolean;
}

/** An edition of a paper's map that was replaced while a student had it, so that the demo shows the offer to move. */
export interface DemoEdition {
  /** Its subjects: a file for `--mapa-assuntos`. */
  assuntos: string;
  /** E-mail of the account that studies it. */
  estudante: string;
  /** The account's answers, in the paper's order: C for right, E for wrong. */
  respostas: string;
}

/** Content of content/manifest.json; the file belongs to this repository and its spec checks all of it. */
export interface Manifest {
  instituicoes: { tipo: 'banca' | 'orgao'; sigla: string; nome: string }[];
  provas: {
    arquivo: string;
    /** The key of a PDF paper, also a PDF: both are read and offered for download. */
    gabarito?: string;
    /** Comments and difficulties for a PDF paper, which prints none: JSON by the question's name. */
    comentarios?: string;
    prova: string;
    banca: string;
    instituicao: string;
    cargo: string;
    ano: number;
    escolaridade: EducationLevel;
    uf: StateCode;
    area: string;
    /** Duration for the whole paper in minutes, if it states one. */
    duracao_minutos?: number;
    /** Whether a wrong answer cancels a right one, if the paper says so. */
    penaliza_erro?: boolean;
    /** Rule for partial credit, if the paper has one. */
    credito_parcial?: CreditRule;
    /** The printed paper and its key for download, if the questions come from another file. */
    documentos?: { prova: string; gabarito: string };
    /** Invented item parameters: a file for `--itens`. */
    itens?: string;
    /** The preliminary key for questions whose key was changed: letters by the question's id, C and E for an item. */
    gabarito_preliminar?: Readonly<Record<string, string>>;
    edicao_anterior?: DemoEdition;
  }[];
  /** Sample questions that visitors may answer without an account, one a day: ids from the papers' files. */
  amostras: string[];
  /** Prices of the demo that differ from the initial ones, in centavos. */
  precos: Partial<Record<PlanId, number>>;
  concursos: DemoNotice[];
  contas: { email: string; nome: string; role: Role; plano: PlanId; verificado: boolean; tema_escuro: boolean }[];
}

/** Reads the manifest of a content folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
