import { type Queryable, questions, subjects } from '@mapa/server-platform';
import { eq, inArray, sql } from 'drizzle-orm';
import { inSteps, type Progress } from '../acting/acting';
import type { Place } from './tree';

/** Recomputes each node's path from its parents, and each question's from its subject. */
export async function renewPaths(tx: Queryable, progress?: Progress): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive walked as (
      select id, array[id] as path from subjects where parent_id is null
      union all
      select s.id, w.path || s.id from walked w join subjects s on s.parent_id = w.id)
    update subjects s set path = w.path from walked w where w.id = s.id and w.path <> s.path returning s.id`);
  const moved = rows.map(({ id }) => id);
  if (moved.length === 0) return;
  const held = await tx.execute<{ id: number }>(sql`
    select q.id from questions q join subjects s on s.id = q.subject_id
    where q.subject_path && ${sql.param(moved)}::int[] and q.subject_path <> s.path`);
  const ids = held.rows.map(({ id }) => id);
  await inSteps(ids, progress, (some) =>
    tx.execute(sql`
      update questions q set subject_path = s.path from subjects s
      where q.id = any(${sql.param(some)}::int[]) and s.id = q.subject_id and q.subject_path <> s.path`),
  );
}

/** Puts a node at a place of the tree, under a name. `renewPaths` must follow. */
export const placeNode = (tx: Queryable, id: number, { parentId, slug, name }: Place & { name: string }) =>
  tx.update(subjects).set({ parentId, slug, name }).where(eq(subjects.id, id));

/** Frees the places of nodes that are about to end or be restored elsewhere, as one of them may take another's. */
export const clearSlugs = (tx: Queryable, ids: readonly number[]) =>
  tx
    .update(subjects)
    .set({ slug: sql`'~' || ${subjects.id}` })
    .where(inArray(subjects.id, [...ids]));

/**
 * Gives a subject's questions, or only the given ones, another subject; resolves to the ids of the changed questions.
 */
export async function giveSubject(
  tx: Queryable,
  { from, to, only, progress }: { from: number; to: number; only?: readonly number[]; progress?: Progress | undefined },
): Promise<number[]> {
  const held = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      only === undefined
        ? sql`${questions.subjectPath} @> array[${from}]::int[] and ${questions.subjectId} = ${from}`
        : sql`${questions.id} = any(${sql.param([...only])}::int[]) and ${questions.subjectId} = ${from}`,
    );
  const ids = held.map(({ id }) => id);
  await inSteps(ids, progress, (some) =>
    tx.execute(sql`
      update questions q set subject_id = s.id, subject_path = s.path from subjects s
      where s.id = ${to} and q.id = any(${sql.param(some)}::int[])`),
  );
  return ids;
}
