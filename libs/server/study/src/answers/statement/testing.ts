import type { Pool } from 'pg';
import { ARGUMENT_TYPES, type ArgumentName, arg, bind } from './arguments';

const NONE = Object.fromEntries(Object.keys(ARGUMENT_TYPES).map((name) => [name, null])) as Record<ArgumentName, null>;

/**
 * Runs one rule of the answer's statement alone.
 * @param rule SQL that ends in `returning`
 * @param values the arguments that matter; the others are null
 * @param before queries on which the rule stands, by their names (`fresh`, `given`, …)
 * @returns the rows that the rule gives
 */
export async function runRule(
  { pool }: { pool: Pool },
  rule: string,
  values: Partial<Record<ArgumentName, unknown>>,
  before: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>[]> {
  // PostgreSQL refuses an argument that stands nowhere.
  const types = Object.entries(ARGUMENT_TYPES).map(([name, type]) => `${arg[name as ArgumentName]}::${type}`);
  const queries = Object.entries(before).map(([name, query]) => `${name} as (${query}),`);
  const text = `with arguments as (select ${types.join(', ')}), ${queries.join('\n')} rule as (${rule}) select * from rule`;
  return (await pool.query(text, bind({ ...NONE, ...values }))).rows;
}
