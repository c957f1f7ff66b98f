import { sql, type SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { dialect, type Database } from './client';

/**
 * A named statement that each connection parses and plans once: for the few statements that run hundreds of times a
 * second. It is one transaction and one round trip.
 */
export function statement<Row extends QueryResultRow>(name: string, text: string) {
  return async (db: Database, values: unknown[]): Promise<Row[]> =>
    (await db.$client.query<Row>({ name, text, values })).rows;
}

/**
 * SQL: a list parameter whose length is hidden from the planner. For a short list PostgreSQL would plan the statement
 * on each call, because that plan seems cheaper than the generic one.
 * @param list such as `$1::int[]`
 */
export const ofAnyLength = (list: string): string => `((select ${list}))`;

/**
 * A query of the builder that is built once per database and, prepared under a name, planned once per connection. Its
 * values are placeholders.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const kept = new WeakMap<Database, Query>();
  return (db) => {
    const query = kept.get(db) ?? build(db);
    kept.set(db, query);
    return query;
  };
}

/**
 * Executes a query under a name, so that each connection plans it once: for a query whose planning takes longer than its
 * execution. Its text is the same at each call: values are parameters, and a list is one parameter. Times come as `Date`.
 */
export async function executeNamed<Row extends QueryResultRow>(
  db: Database,
  name: string,
  query: SQL,
): Promise<{ rows: Row[] }> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  return db.$client.query<Row>({ name, text, values });
}

/** A statement's text as a part of the builder's queries, its `$1`, `$2`, … bound to values. */
export const bound = (text: string, values: unknown[]): SQL =>
  sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part))));
