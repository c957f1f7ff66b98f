import { and, eq, sql } from 'drizzle-orm';
import {
  type Database,
  importSources,
  institutions,
  itemBooklets,
  type Queryable,
  questionMaps,
  subjects,
} from '@mapa/server-platform';
import { importFile, type FileOutcome } from '../file/import-file';
import type { FileSource } from '../model/file-source';
import { IMPORT_LOCK } from '../writer/import-lock';
import { bookletHash } from '../items/item-file';
import { saveArea, saveBooklet } from '../items/save-items';
import { NoticeRefusal } from '../notices/fields';
import { saveNotice } from '../notices/save-notice';
import type { ImportOptions } from '../writer/options';
import { readHead } from '../decoding/read-head';
import { asFileRefusal, FileRefusal, type Refusal, type Warning } from '../model/refusal';
import { saveOrigin } from '../writer/exam';
import { findInstitution } from '../writer/institutions';
import { replaceMap } from '../writer/map';
import { SubjectTree } from '../writer/subjects';
import { byFile } from './by-file';
import { BankContent, halfCounted } from './content';
import { looksLikeBank, readBank } from './read-bank';
import type { BankEntry } from './schema';

/** Options that the command may set for a bank; the bank's file states all others. */
type BankOptions = Pick<ImportOptions, 'withdraws'>;

/** The result of importing a bank's file. */
export interface BankOutcome {
  /** One for each file of questions in it. */
  files: FileOutcome[];
  /** Number of entries read besides questions. */
  read: { provas: number; cadernos: number; concursos: number };
  refusals: Refusal[];
  warnings: Warning[];
  /** Set when the bank was stored only partly or not at all. */
  fileRefusal: Refusal | null;
}

/**
 * Imports a bank's file (docs/decisions/080). Reads and checks all of it before writing anything. Then writes subjects,
 * boards and papers, each file of questions, and finally whatever refers to these, each in a transaction of its own: a
 * bank of any size can be imported, and repeating an interrupted import completes it, because unchanged rows are not
 * written.
 */
export async function importBank(
  db: Database,
  source: FileSource,
  options: BankOptions,
  onBytes: (count: number) => void = () => undefined,
): Promise<BankOutcome> {
  const outcome: BankOutcome = {
    files: [],
    read: { provas: 0, cadernos: 0, concursos: 0 },
    refusals: [],
    warnings: [],
    fileRefusal: null,
  };
  try {
    const content = await BankContent.read(source.path, onBytes);
    const { papers, booklets, notices } = content;
    outcome.read = { provas: papers.size, cadernos: booklets.length, concursos: notices.length };
    await new BankImport(db, { source, options, content, outcome }).write(onBytes);
  } catch (error) {
    const refusal = asFileRefusal(error);
    if (!refusal) throw error;
    outcome.fileRefusal = { file: source.label, line: refusal.line, name: '', reason: refusal.message };
  }
  return outcome;
}

/** Whether a file is a bank's, by its beginning; false for an unreadable one. */
export const isBankFile = (path: string): Promise<boolean> =>
  readHead(path, 200).then(
    (head) => looksLikeBank(head.toString('utf8')),
    () => false,
  );

class BankImport {
  private readonly db: Database;
  private readonly source: FileSource;
  private readonly options: BankOptions;
  private readonly content: BankContent;
  private readonly outcome: BankOutcome;
  /** Ids of the papers' exams and maps. */
  private readonly origins = new Map<string, { examId: number; mapId: number }>();

  constructor(
    db: Database,
    given: { source: FileSource; options: BankOptions; content: BankContent; outcome: BankOutcome },
  ) {
    this.db = db;
    this.content = given.content;
    this.source = given.source;
    this.options = given.options;
    this.outcome = given.outcome;
  }

  /** Writes the checked content. */
  async write(onBytes: (count: number) => void): Promise<void> {
    await this.locked((tx) => this.writeCatalogue(tx));
    const taken = new Set<number>();
    const entries = readBank(halfCounted(this.source.path, onBytes));
    for await (const { file, questions } of byFile(entries)) {
      const { nome, chave } = file;
      const label = nome === null ? this.source.label : `${this.source.label}, ${nome}`;
      const path = `${this.source.path}#${chave}/${nome ?? ''}`;
      const copy = nome === null ? {} : { taken };
      this.outcome.files.push(
        await importFile(
          this.db,
          { label, path, questions, ...copy },
          { ...this.content.optionsOf(file), ...this.options },
        ),
      );
      // A question without a file in the bank has none here either.
      if (nome === null) await this.db.delete(importSources).where(eq(importSources.path, path));
    }
    await this.locked((tx) => this.writeRest(tx));
  }

  private locked(work: (tx: Queryable & { transaction: Database['transaction'] }) => Promise<void>): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      await work(tx);
    });
  }

  private warnOf(name: string): (reason: string) => void {
    return (reason) => void this.outcome.warnings.push({ file: this.source.label, line: 0, name, reason });
  }

  /** Writes everything that questions refer to, in the file's order: slugs of equal names are numbered in it. */
  private async writeCatalogue(tx: Queryable): Promise<void> {
    for (const { tipo, sigla, nome, outros_nomes: aliases } of this.content.institutions.values()) {
      const id = await findInstitution(tx, tipo, { acronym: sigla, name: nome }, this.warnOf(nome));
      await addAliases(tx, id, aliases);
    }
    const tree = new SubjectTree(tx);
    for (const { caminho, ativo } of this.content.subjects) {
      const { id } = await tree.find(caminho);
      if (!ativo && (await tx.$count(subjects, and(eq(subjects.id, id), subjects.active))) > 0)
        await tx.update(subjects).set({ active: false }).where(eq(subjects.id, id));
    }
    for (const [key, paper] of this.content.papers) {
      const { examId, mapId } = await saveOrigin(tx, this.content.paperOptions(paper), this.warnOf(paper.nome));
      this.origins.set(key, { examId: examId ?? 0, mapId: mapId ?? 0 });
    }
  }

  private async writeRest(tx: Queryable & { transaction: Database['transaction'] }): Promise<void> {
    for (const booklet of this.content.booklets) await writeBooklet(tx, booklet);
    for (const area of this.content.areas) await this.writeArea(tx, area);
    for (const notice of this.content.notices) {
      const input = {
        ...notice,
        orgao: this.content.namesOf(notice.orgao) ?? '',
        banca: this.content.namesOf(notice.banca),
      };
      try {
        await tx.transaction((one) => saveNotice(one, input, this.warnOf(notice.concurso)));
      } catch (error) {
        if (!(error instanceof NoticeRefusal)) throw error;
        this.outcome.refusals.push({ file: this.source.label, line: 0, name: notice.concurso, reason: error.message });
      }
    }
    for (const map of this.content.maps) await this.writeMap(tx, map);
  }

  private async writeArea(tx: Queryable, { prova, area, programa, ano, codigo, deslocamento }: BankEntry<'areas'>) {
    const [booklet] = await tx
      .select({ id: itemBooklets.id })
      .from(itemBooklets)
      .where(and(eq(itemBooklets.programme, programa), eq(itemBooklets.year, ano), eq(itemBooklets.code, codigo)));
    if (!booklet) throw new FileRefusal(0, `o caderno ${codigo} de ${programa} não está no banco`);
    await saveArea(tx, { examId: this.originOf(prova).examId, area, bookletId: booklet.id, shift: deslocamento });
  }

  private async writeMap(tx: Queryable, { prova, ativo, substituido_por: next }: BankEntry<'mapas'>): Promise<void> {
    const { mapId } = this.originOf(prova);
    if (!ativo)
      await tx
        .update(questionMaps)
        .set({ active: false })
        .where(and(eq(questionMaps.id, mapId), questionMaps.active));
    if (next !== null) await replaceMap(tx, String(mapId), this.originOf(next).mapId);
  }

  private originOf(key: string): { examId: number; mapId: number } {
    const found = this.origins.get(key);
    if (!found) throw new Error('the papers were written before');
    return found;
  }
}

/** Adds aliases to a body; writes nothing if it already has them. */
async function addAliases(tx: Queryable, id: number, aliases: readonly string[]): Promise<void> {
  const [stored] = await tx.select({ aliases: institutions.aliases }).from(institutions).where(eq(institutions.id, id));
  const all = new Set([...(stored?.aliases ?? []), ...aliases]);
  if (all.size > (stored?.aliases.length ?? 0))
    await tx
      .update(institutions)
      .set({ aliases: [...all] })
      .where(eq(institutions.id, id));
}

async function writeBooklet(tx: Queryable, booklet: BankEntry<'cadernos'>): Promise<void> {
  const read = {
    code: booklet.codigo,
    area: booklet.area,
    colour: booklet.cor,
    adapted: booklet.adaptado,
    digital: booklet.digital,
    scaleK: booklet.k,
    scaleD: booklet.d,
    items: booklet.itens.map((item) => ({
      position: item.posicao,
      language: item.lingua,
      itemCode: item.item,
      key: item.gabarito,
      skill: item.habilidade,
      abandoned: item.abandonado,
      abandonReason: item.motivo,
      a: item.a,
      b: item.b,
      c: item.c,
    })),
    contentHash: '',
  };
  const origin = { programme: booklet.programa, year: booklet.ano, demonstration: booklet.demonstracao };
  await saveBooklet(tx, { ...read, contentHash: bookletHash(read) }, origin);
}
