import type { Pool } from 'pg';
import { type Database, users } from '@mapa/server-platform';
import { ARGUMENT_TYPES, type ArgumentName, arg, bind } from './arguments';

const NONE = Object.fromEntries(Object.keys(ARGUMENT_TYPES).map((name) => [name, null])) as Record<ArgumentName, null>;

/**
 * Runs one rule of the answer's statement alone.
 * @param rule SQL that ends in `returning`
 * @param values the arguments under test; the others are null
 * @param before queries that the rule reads, by name (`fresh`, `given`, …)
 * @param types SQL types of arguments that differ by kind of collection
 * @returns the rows that the rule returns
 */
export async function runRule(
  { pool }: { pool: Pool },
  rule: string,
  values: Partial<Record<ArgumentName, unknown>>,
  before: Readonly<Record<string, string>>,
  types: Partial<Record<ArgumentName, string>> = {},
): Promise<Record<string, unknown>[]> {
  // PostgreSQL refuses a parameter that the statement does not use.
  const typed = Object.entries({ ...ARGUMENT_TYPES, ...types }).map(
    ([name, type]) => `${arg[name as ArgumentName]}::${type}`,
  );
  const queries = Object.entries(before).map(([name, query]) => `${name} as (${query}),`);
  const text = `with arguments as (select ${typed.join(', ')}), ${queries.join('\n')} rule as (${rule}) select * from rule`;
  return (await pool.query(text, bind({ ...NONE, ...values }))).rows;
}

/** Creates a student; returns the id. */
export async function createStudent(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ name: 'Ana', email: `${crypto.randomUUID()}@exemplo.com.br` })
    .returning({ id: users.id });
  if (!user) throw new Error('no student');
  return user.id;
}

/** A fixed answer id for a number. */
export const uuidOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
