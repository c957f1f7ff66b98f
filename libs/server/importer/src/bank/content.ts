import { createReadStream } from 'node:fs';
import { NO_OPTIONS, type ImportOptions, type InstitutionNames } from '../writer/options';
import { FileRefusal } from '../model/refusal';
import { readBank, type BankValue } from './read-bank';
import { FileTexts } from './file-texts';
import type { BankEntry } from './schema';

/** The chunks of a file that is read twice; reports half of the bytes each time. */
export async function* halfCounted(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onBytes(chunk.length / 2);
    yield chunk;
  }
}

/** Everything in a bank's file except its questions. */
export class BankContent {
  readonly institutions = new Map<string, BankEntry<'instituicoes'>>();
  readonly subjects: BankEntry<'assuntos'>[] = [];
  readonly papers = new Map<string, BankEntry<'provas'>>();
  readonly files = new Map<string, BankEntry<'arquivos'>>();
  readonly booklets: BankEntry<'cadernos'>[] = [];
  readonly areas: BankEntry<'areas'>[] = [];
  readonly notices: BankEntry<'concursos'>[] = [];
  readonly maps: BankEntry<'mapas'>[] = [];

  /** Reads the whole file and keeps everything except the questions. Throws FileRefusal. */
  static async read(path: string, onBytes: (count: number) => void): Promise<BankContent> {
    const content = new BankContent();
    const read = new Set<string>();
    let current = '';
    let texts = new FileTexts();
    for await (const entry of readBank(halfCounted(path, onBytes))) {
      if (entry.section !== 'questoes') {
        content.keep(entry);
        continue;
      }
      const { arquivo } = entry.value;
      if (!content.files.has(arquivo)) throw dangling(entry, arquivo);
      if (arquivo !== current && read.has(arquivo))
        throw new FileRefusal(0, `questoes[${entry.at}]: as questões do arquivo ${arquivo} não estão juntas`);
      if (arquivo !== current) texts = new FileTexts();
      texts.of(entry);
      read.add(arquivo);
      current = arquivo;
    }
    return content;
  }

  private keep(entry: BankValue): void {
    const named = (key: string | null, known: ReadonlyMap<string, unknown>) => {
      if (key !== null && !known.has(key)) throw dangling(entry, key);
    };
    switch (entry.section) {
      case 'instituicoes':
        this.institutions.set(entry.value.chave, entry.value);
        break;
      case 'assuntos':
        this.subjects.push(entry.value);
        break;
      case 'provas':
        named(entry.value.banca, this.institutions);
        named(entry.value.instituicao, this.institutions);
        this.papers.set(entry.value.chave, entry.value);
        break;
      case 'arquivos':
        named(entry.value.prova, this.papers);
        named(entry.value.banca, this.institutions);
        named(entry.value.instituicao, this.institutions);
        this.files.set(entry.value.chave, entry.value);
        break;
      case 'cadernos':
        this.booklets.push(entry.value);
        break;
      case 'areas':
        named(entry.value.prova, this.papers);
        this.areas.push(entry.value);
        break;
      case 'concursos':
        named(entry.value.orgao, this.institutions);
        named(entry.value.banca, this.institutions);
        this.notices.push(entry.value);
        break;
      case 'mapas':
        named(entry.value.prova, this.papers);
        named(entry.value.substituido_por, this.papers);
        this.maps.push(entry.value);
        break;
      default:
        break;
    }
  }

  /** The names of a board or a body. @param key null: none */
  namesOf(key: string | null): InstitutionNames | null {
    const found = key === null ? undefined : this.institutions.get(key);
    return found ? { acronym: found.sigla, name: found.nome } : null;
  }

  /** The options that describe a paper, as the importer's command would state them. */
  paperOptions(paper: BankEntry<'provas'>): ImportOptions {
    return {
      ...NO_OPTIONS,
      exam: paper.nome,
      year: paper.ano,
      board: this.namesOf(paper.banca),
      institution: this.namesOf(paper.instituicao),
      educationLevel: paper.escolaridade,
      position: paper.cargo,
      state: paper.uf,
      area: paper.area,
      negativeMarking: paper.penaliza_erro,
      creditRule: paper.credito_parcial ?? null,
      durationMinutes: paper.duracao_minutos,
    };
  }

  /** The options that describe a file of questions, as the importer's command would state them. */
  optionsOf(file: BankEntry<'arquivos'>): ImportOptions {
    const paper = file.prova === null ? undefined : this.papers.get(file.prova);
    if (paper) return this.paperOptions(paper);
    return {
      ...NO_OPTIONS,
      board: this.namesOf(file.banca),
      institution: this.namesOf(file.instituicao),
      educationLevel: file.escolaridade,
      position: file.cargo,
      area: file.area,
    };
  }
}

const dangling = ({ section, at }: BankValue, key: string): FileRefusal =>
  new FileRefusal(0, `${section}[${at}]: não há “${key.slice(0, 80)}” nas seções de antes`);
