import { eq, sql } from 'drizzle-orm';
import { type Database, documents, exams, formerDocuments, type Queryable } from '@mapa/server-platform';
import { IMPORT_LOCK } from '../writer/import-lock';
import type { ImportOptions } from '../writer/options';
import { findExam, yearFor } from '../writer/exam';
import { knownInstitution, readInstitution } from '../writer/institutions';
import type { Pdf } from './read-pdf';

/** The PDFs that a command attaches to its paper. */
export interface ExamDocuments {
  paper: Pdf | null;
  key: Pdf | null;
}

export interface DocumentsOutcome {
  attached: number;
  unchanged: number;
  /** Points that an operator should check. */
  warnings: string[];
}

/**
 * Attaches PDFs to the paper that the options name, in one transaction. A new PDF replaces the previous one, which is
 * deleted when no other paper uses it. Null when there is no such paper.
 */
export function attachDocuments(
  db: Database,
  options: ImportOptions,
  { paper, key }: ExamDocuments,
): Promise<DocumentsOutcome | null> {
  const name = options.exam ?? '';
  const warnings: string[] = [];
  const warn = (reason: string) => void warnings.push(reason);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const boardId = options.board === null ? null : await knownInstitution(tx, 'banca', readInstitution(options.board));
    if (options.board !== null && boardId === null) return null;
    const exam = await findExam(tx, { name, year: await yearFor(tx, options, warn), boardId });
    if (!exam) return null;
    const wanted = [
      { field: 'paperHash', kind: 'prova', pdf: paper },
      { field: 'keyHash', kind: 'gabarito', pdf: key },
    ] as const;
    const outcome = { attached: 0, unchanged: 0, warnings };
    for (const { field, kind, pdf } of wanted) {
      if (!pdf) continue;
      if (exam[field] === pdf.hash) outcome.unchanged += 1;
      else {
        await tx.insert(documents).values(pdf).onConflictDoNothing();
        await tx
          .update(exams)
          .set({ [field]: pdf.hash })
          .where(eq(exams.id, exam.id));
        await forget(tx, exam[field], { kind, examId: exam.id });
        outcome.attached += 1;
      }
    }
    return outcome;
  });
}

/** Deletes the bytes of a document that no paper uses any more; its address stays and redirects to the replacement. */
async function forget(
  tx: Queryable,
  hash: string | null,
  former: Omit<typeof formerDocuments.$inferInsert, 'hash'>,
): Promise<void> {
  if (hash === null) return;
  const replacedAt = new Date();
  await tx
    .insert(formerDocuments)
    .values({ ...former, hash, replacedAt })
    .onConflictDoUpdate({
      target: [formerDocuments.hash, formerDocuments.kind, formerDocuments.examId],
      set: { replacedAt },
    });
  await tx.execute(sql`delete from ${documents} where hash = ${hash}
    and not exists (select from exams where paper_hash = ${hash} or key_hash = ${hash})`);
}
