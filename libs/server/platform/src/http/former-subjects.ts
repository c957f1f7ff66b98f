import type { Call } from '@mapa/api-contract';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { formerSubjects } from '../db/schema';

const FIELDS: readonly string[] = ['materia_id', 'assunto_id'];

/** Whether a call's query or body may name a subject of the tree. */
export const namesSubjects = ({ query, body }: Call): boolean => {
  const schema = JSON.stringify([query, body]);
  return FIELDS.some((field) => schema.includes(`"${field}"`));
};

/** What a subject is today, by the ids of subjects that were merged; ids of others are left out. */
export async function currentSubjects(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(formerSubjects)
    .where(inArray(formerSubjects.id, [...ids]));
  return new Map(rows.map(({ id, subjectId }) => [id, subjectId]));
}

/** Rewrites each value of a field that names subjects, at any depth. */
function rewrite(value: unknown, change: (named: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => rewrite(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      FIELDS.includes(field) ? change(inner) : rewrite(inner, change),
    ]),
  );
}

/**
 * The input of a call with subjects of today in place of merged ones: links, notebooks and open pages keep the ids of before
 * (docs/decisions/136).
 */
export async function followFormerSubjects<Input>(db: Queryable, input: Input): Promise<Input> {
  const named = new Set<number>();
  rewrite(input, (value) => {
    for (const id of [value].flat()) if (typeof id === 'number') named.add(id);
    return value;
  });
  const current = await currentSubjects(db, [...named]);
  if (current.size === 0) return input;
  const today = (id: unknown): unknown => (typeof id === 'number' ? (current.get(id) ?? id) : id);
  return rewrite(input, (value) => (Array.isArray(value) ? [...new Set(value.map(today))] : today(value))) as Input;
}
