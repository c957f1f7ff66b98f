import { QUESTION_KINDS, dayInBrasilia, daysUntil } from '@mapa/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { appState, type Database, questions } from '@mapa/server-platform';

const KEY = 'sample_questions';
const FIRST_DAY = '2026-01-01';

/**
 * A sample's key is public, with its teaching comment: questions without one, or whose key no longer applies, are left
 * out. A visitor chooses one alternative.
 */
const ANSWERED_ALONE = QUESTION_KINDS.filter(({ isSingle }) => isSingle).map(({ value }) => value);

const isUsable = and(
  inArray(questions.kind, ANSWERED_ALONE),
  eq(questions.commented, true),
  eq(questions.annulled, false),
  eq(questions.outdated, false),
);

/** The ids of the allow-list, in order of their turns; empty if none was set. */
export async function readSampleList(db: Database): Promise<number[]> {
  const [row] = await db.select({ value: appState.value }).from(appState).where(eq(appState.key, KEY));
  return (row?.value as number[] | undefined) ?? [];
}

/** Replaces the allow-list of questions that anyone may answer without an account (docs/decisions/082). */
export async function writeSampleList(db: Database, ids: number[]): Promise<void> {
  const value = [...new Set(ids)];
  await db
    .insert(appState)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: appState.key, set: { value: sql`excluded.value` } });
}

/** Those of the given questions that can be a sample today: commented, neither annulled nor outdated. */
export async function usableSamples(db: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, ids), isUsable));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The sample of a day: the questions of the allow-list take turns of one day; an unusable one is replaced by the next
 * usable one. Undefined without any.
 * @param day AAAA-MM-DD, in Brasília
 */
export async function sampleOfDay(db: Database, day = dayInBrasilia()): Promise<number | undefined> {
  const list = await readSampleList(db);
  const usable = await usableSamples(db, list);
  const turn = ((daysUntil(FIRST_DAY, day) % list.length) + list.length) % list.length;
  return [...list.slice(turn), ...list.slice(0, turn)].find((id) => usable.has(id));
}
