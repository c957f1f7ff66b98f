import { sql, type SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Database } from './client';

/**
 * A statement that each connection parses and plans once, under its name: for the few that run hundreds of times a second.
 * One statement is one transaction and one round trip.
 */
export function statement<Row extends QueryResultRow>(name: string, text: string) {
  return async (db: Database, values: unknown[]): Promise<Row[]> =>
    (await db.$client.query<Row>({ name, text, values })).rows;
}

/**
 * SQL: a parameter that is a list, of which the planner is not told how long it is. Told of a short list, PostgreSQL plans the
 * statement anew for each call, as that plan is estimated to be cheaper than the one that is kept for lists of any length.
 * @param list such as `$1::int[]`
 */
export const ofAnyLength = (list: string): string => `((select ${list}))`;

/**
 * A query of the builder that is built once for each database and, as it is prepared under a name, planned once for each
 * connection. Its values are placeholders.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const kept = new WeakMap<Database, Query>();
  return (db) => {
    const query = kept.get(db) ?? build(db);
    kept.set(db, query);
    return query;
  };
}

/** The text of a statement as a part of the builder's queries, its `$1`, `$2`, … bound to values. */
export const bound = (text: string, values: unknown[]): SQL =>
  sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part))));
