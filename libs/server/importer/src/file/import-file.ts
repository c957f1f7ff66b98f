import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import { IMPORT_LOCK } from '../writer/import-lock';
import { normalise, readLabel, type NormaliseContext } from './normalise';
import { openQuestionFile } from '../readers/open-questions';
import type { ImportOptions } from '../writer/options';
import type { FileSource } from '../model/file-source';
import { relinkPaper } from '../items/link-papers';
import { asFileRefusal, QuestionRefusal, type Refusal, type Warning } from '../model/refusal';
import { FileWriter, NOTHING_WRITTEN, type Written } from '../writer/file-writer';

/**
 * Most refusals and warnings of a file that are stored; further ones are only counted, because a hostile file may cause
 * millions.
 */
const MAX_KEPT = 10_000;

export interface FileOutcome extends Written {
  /** How many questions were refused. */
  refused: number;
  /** The first refusals. */
  refusals: Refusal[];
  /** Number of warnings. */
  warned: number;
  /** The first warnings. */
  warnings: Warning[];
  /** Booklets of items that the paper's areas gained or lost, as Portuguese sentences. */
  links: string[];
  /** Set when the whole file was refused and nothing of it was stored. */
  fileRefusal: Refusal | null;
}

/**
 * Imports one file in one transaction, so that a refused file leaves nothing behind; a refused question does not affect
 * the others. `onBytes` is called with the number of bytes read. Rejects only when the database or the disk fails.
 */
export async function importFile(
  db: Queryable,
  source: FileSource,
  options: ImportOptions,
  onBytes: (count: number) => void = () => undefined,
): Promise<FileOutcome> {
  const outcome: Omit<FileOutcome, keyof Written | 'links' | 'fileRefusal'> = {
    refused: 0,
    refusals: [],
    warned: 0,
    warnings: [],
  };
  const heard: Listener = {
    onBytes,
    onRefusal: (refusal) => {
      outcome.refused += 1;
      if (outcome.refusals.length < MAX_KEPT) outcome.refusals.push(refusal);
    },
    onWarning: (warning) => {
      outcome.warned += 1;
      if (outcome.warnings.length < MAX_KEPT) outcome.warnings.push(warning);
    },
  };
  try {
    const written = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const found = await writeQuestions(tx, source, options, heard);
      // In a bank, the papers' entries name their booklets.
      const examId = source.taken ? null : found.examId;
      return { ...found, links: examId === null ? [] : await relinkPaper(tx, examId) };
    });
    return { ...outcome, ...written, fileRefusal: null };
  } catch (error) {
    const refusal = asFileRefusal(error);
    if (!refusal) throw error;
    return {
      ...outcome,
      ...NOTHING_WRITTEN,
      links: [],
      fileRefusal: { file: source.label, line: refusal.line, name: '', reason: refusal.message },
    };
  }
}

/** Receives events while a file is read. */
interface Listener {
  onBytes: (count: number) => void;
  onRefusal: (refusal: Refusal) => void;
  onWarning: (warning: Warning) => void;
}

async function writeQuestions(
  tx: Queryable,
  source: FileSource,
  options: ImportOptions,
  { onBytes, onRefusal, onWarning }: Listener,
): Promise<Written> {
  const warnOfFile = (line: number, reason: string) => onWarning({ file: source.label, line, name: '', reason });
  const writer = new FileWriter(tx, source.path, options, (reason) => warnOfFile(0, reason), {
    taken: source.taken,
    isReading: source.isReading ?? source.drafts !== undefined,
  });
  const context: NormaliseContext = {
    exam: options.exam,
    defaultSubject: options.subject,
    fileName: basename(source.path),
    subjectMap: options.subjectMap,
  };
  const questions = source.questions ?? openQuestionFile(source.path, { onBytes, onWarning: warnOfFile });
  for await (const raw of questions) {
    const place = { file: source.label, line: raw.line, name: raw.name.slice(0, 200) };
    if (source.drafts?.has(raw)) {
      writer.refuse(readLabel(raw));
      continue;
    }
    try {
      const question = await normalise(raw, context);
      await writer.add(question);
      for (const reason of question.warnings) onWarning({ ...place, reason });
    } catch (error) {
      if (!(error instanceof QuestionRefusal)) throw error;
      writer.refuse(readLabel(raw));
      onRefusal({ ...place, reason: error.message });
    }
  }
  return writer.finish();
}
