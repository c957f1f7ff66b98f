import { alternatives, examQuestions, questions, questionVersions, type Queryable } from '@mapa/server-platform';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { decidedWith } from './decisions';
import { relinkPaper } from '../items/link-papers';
import { wholeStatement } from '../rules/leading-texts';
import { readCurrentTexts } from '../writer/shared-texts';
import { addVersion, type Wording } from '../writer/wording';
import { lockBank } from './lock-bank';

type Row = typeof questions.$inferSelect;

/** A question of the bank with its current version. */
export interface StoredQuestion {
  row: Row;
  wording: Wording;
}

/** Locks the bank (`lockBank`) and reads a question of it; null where there is none. */
export async function lockQuestion(tx: Queryable, id: number): Promise<StoredQuestion | null> {
  await lockBank(tx);
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
  const texts = ((await readCurrentTexts(tx, [id])).get(id) ?? []).map(({ html }) => html);
  return {
    kind,
    contentHash,
    statement: wholeStatement(texts, version.statement),
    sharedTexts: texts,
    comment: version.comment,
    alternatives: options.map(({ letter, text, correct, comment }) => ({ letter, text, correct, comment })),
  };
}

/** The letter of a wording's right answer; null where it has no key. */
export const keyOf = ({ alternatives: options }: Wording): string | null =>
  options.find(({ correct }) => correct)?.letter ?? null;

/**
 * Writes a locked question's next version and relinks its papers to their item parameters; returns the version's number
 * and a sentence for each changed link.
 */
export async function saveRevision(
  tx: Queryable,
  { row }: StoredQuestion,
  next: Wording,
): Promise<{ version: number; links: string[] }> {
  const columns = await addVersion(tx, row, next);
  await tx
    .update(questions)
    .set({ ...columns, decided: decidedWith(row, 'wording') })
    .where(eq(questions.id, row.id));
  return { version: columns.currentVersion, links: await relinkPapersOf(tx, [row.id]) };
}

/**
 * Relinks the papers that contain questions: their keys determine which booklets of items belong to them. Returns a
 * sentence for each change.
 */
export async function relinkPapersOf(tx: Queryable, questionIds: readonly number[]): Promise<string[]> {
  const papers = await tx
    .selectDistinct({ id: examQuestions.examId })
    .from(examQuestions)
    .where(inArray(examQuestions.questionId, [...questionIds]));
  const links: string[] = [];
  for (const { id } of papers) links.push(...(await relinkPaper(tx, id)));
  return links;
}
