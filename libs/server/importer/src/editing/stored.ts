import {
  alternatives,
  DESK,
  examQuestions,
  questions,
  questionVersions,
  type Queryable,
  refuse,
} from '@mapa/server-platform';
import { and, asc, eq, sql } from 'drizzle-orm';
import { IMPORT_LOCK } from '../import-lock';
import { relinkPaper } from '../items/link-papers';
import { addVersion, type Wording } from '../writer/wording';

type Row = typeof questions.$inferSelect;

/** A question of the bank with its current version. */
export interface StoredQuestion {
  row: Row;
  wording: Wording;
}

/** So long an act of a person waits for an import to end. */
const WAIT = '3s';
const LOCK_NOT_AVAILABLE = '55P03';

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;

/**
 * Holds imports and other persons off a question until the transaction ends, and reads it; null where there is none. Refuses while an
 * import is running that takes long.
 */
export async function lockQuestion(tx: Queryable, id: number): Promise<StoredQuestion | null> {
  await tx.execute(sql`select set_config('lock_timeout', ${WAIT}, true)`);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  } catch (error) {
    throw isLockTimeout(error) ? refuse(DESK.importRunning) : error;
  }
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
  const [row] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
  return row ? { row, wording: await readWording(tx, row) } : null;
}

async function readWording(tx: Queryable, { id, currentVersion, kind, contentHash }: Row): Promise<Wording> {
  const [version] = await tx
    .select()
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.version, currentVersion)));
  if (!version) throw new Error(`question ${id} has no version ${currentVersion}`);
  const options = await tx
    .select()
    .from(alternatives)
    .where(and(eq(alternatives.questionId, id), eq(alternatives.version, currentVersion)))
    .orderBy(asc(alternatives.position));
  return {
    kind,
    contentHash,
    statement: version.statement,
    comment: version.comment,
    alternatives: options.map(({ letter, text, correct, comment }) => ({ letter, text, correct, comment })),
  };
}

/** The letter of a wording's right answer; null where it has no key. */
export const keyOf = ({ alternatives: options }: Wording): string | null =>
  options.find(({ correct }) => correct)?.letter ?? null;

/** Writes a locked question's next version, and links its papers anew to their item parameters: its number, and a sentence on each change of these. */
export async function saveRevision(
  tx: Queryable,
  { row }: StoredQuestion,
  next: Wording,
): Promise<{ version: number; links: string[] }> {
  const columns = await addVersion(tx, row, next);
  await tx.update(questions).set(columns).where(eq(questions.id, row.id));
  return { version: columns.currentVersion, links: await relinkPapersOf(tx, row.id) };
}

/** Links the papers that hold a question anew: booklets of items are told by the keys of their papers. Gives a sentence on each change. */
export async function relinkPapersOf(tx: Queryable, questionId: number): Promise<string[]> {
  const papers = await tx
    .select({ id: examQuestions.examId })
    .from(examQuestions)
    .where(eq(examQuestions.questionId, questionId));
  const links: string[] = [];
  for (const { id } of papers) links.push(...(await relinkPaper(tx, id)));
  return links;
}
