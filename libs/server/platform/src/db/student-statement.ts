import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import * as schema from '../tables';
import type { Database } from './client';
import { isDistributed } from './distributed';
import { statement } from './statement';

const TABLES: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : [])),
);
const RELATION = /\b(from|join|into|update)(\s+)([a-z_]+)\b/g;

/** A statement as the function `student_statement` takes it (tools/launcher/distribution/student-statement.mjs). */
export interface Portable {
  /** For `format`: each table is a placeholder, and each parameter an element of one list of texts. */
  body: string;
  /** The tables in the order of their placeholders. */
  tables: string[];
}

/**
 * Makes a statement that can be carried out on the server of a student's rows, where the tables have other names.
 * @param types the SQL types of its parameters
 */
export function portableOf(text: string, types: readonly string[]): Portable {
  const tables: string[] = [];
  const placeOf = (name: string): number => {
    if (!tables.includes(name)) tables.push(name);
    return tables.indexOf(name) + 1;
  };
  const body = text
    .replaceAll('%', '%%')
    .replaceAll(/\$(\d+)/g, (_, at: string) => `($1[${at}])::${types[Number(at) - 1]}`)
    .replaceAll(RELATION, (whole, word: string, space: string, name: string) =>
      TABLES.has(name) ? `${word}${space}%${placeOf(name)}$s` : whole,
    );
  return { body, tables };
}

/** A parameter as a text that PostgreSQL converts to the parameter's type. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join()}}` : String(value);
}

const carryOut = statement<{ row: Record<string, unknown> }>(
  'student-statement',
  'select row from student_statement($1, $2, $3, $4) row',
);

interface StudentStatement {
  name: string;
  /** It reads and writes rows of one student and of copied tables, names each table after `from`, `join`, `into` or `update`. */
  text: string;
  /** SQL types of the parameters, of which the first is the student. Lists have numbers alone. */
  types: readonly string[];
  /** Columns of its rows that are times. */
  times?: readonly string[];
}

/**
 * As `statement`, for one that a distributed engine would take to pieces, such as one of several writes: on several
 * servers it is sent whole to the server of the student's rows and carried out there, as on one (docs/decisions/165).
 *
 * @returns a function of the database and the parameters, for the rows
 */
export function studentStatement<Row extends QueryResultRow>({ name, text, types, times = [] }: StudentStatement) {
  const onOne = statement<Row>(name, text);
  const { body, tables } = portableOf(text, types);
  return async (db: Database, values: unknown[]): Promise<Row[]> => {
    if (!(await isDistributed(db))) return onOne(db, values);
    const found = await carryOut(db, [values[0], tables, body, values.map(textOf)]);
    return found.map(({ row }) => {
      for (const time of times) if (typeof row[time] === 'string') row[time] = new Date(row[time]);
      return row as Row;
    });
  };
}
