import { questions } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool } from 'pg';

/** A pool or one of its clients. */
export type Queryable = Pick<Pool, 'query'>;

type Question = typeof questions.$inferSelect;
/** A column of `questions` with one plain value, for which the index can keep sets. */
export type ValueColumn = {
  [Column in keyof Question]: Question[Column] extends string | number | null ? Column : never;
}[keyof Question];

/** A value of such a column. */
export type Value = string | number | null;

/** The facts of one question that filters use. */
export interface FactRow {
  id: number;
  path: number[];
  annulled: boolean;
  outdated: boolean;
  commented: boolean;
  terms: string[];
  /** The words of its texts, one line per text. */
  words: string;
  /** Values of the index's columns, in their order. */
  values: Value[];
}

type Cells = [
  id: number,
  path: string,
  annulled: boolean,
  outdated: boolean,
  commented: boolean,
  terms: string,
  words: string,
  ...values: Value[],
];

const BETWEEN_TERMS = '\u001f';
const ROWS_AT_ONCE = 200;

const dialect = new PgDialect({ casing: 'snake_case' });
const named = (column: ValueColumn): string => dialect.sqlToQuery(sql`${questions[column]}`).sql;

// Lists are selected as one string each: for a million rows, parsing a string is much cheaper than an array.
const select = (columns: readonly ValueColumn[]): string => `
  select id, array_to_string(subject_path, ','), annulled, outdated, commented,
    array_to_string(tsvector_to_array(search), E'\\x1f'), search_words${columns.map((column) => `, ${named(column)}`).join('')}
  from questions`;

const toRow = ([id, path, annulled, outdated, commented, terms, words, ...values]: Cells): FactRow => ({
  id,
  path: path === '' ? [] : path.split(',').map(Number),
  annulled,
  outdated,
  commented,
  terms: terms === '' ? [] : terms.split(BETWEEN_TERMS),
  words,
  values,
});

/**
 * Every question in batches of a few hundred, between which the process answers requests; runs in the client's
 * transaction.
 */
export async function* readAllRows(client: ClientBase, columns: readonly ValueColumn[]): AsyncGenerator<FactRow[]> {
  await client.query(`declare bank_rows no scroll cursor for ${select(columns)}`);
  for (;;) {
    const { rows } = await client.query<Cells>({ text: `fetch ${ROWS_AT_ONCE} from bank_rows`, rowMode: 'array' });
    if (rows.length === 0) return;
    yield rows.map(toRow);
  }
}

/** Rows of the given questions that exist, in batches of a few hundred. */
export async function* readRowsOf(
  pool: Pool,
  columns: readonly ValueColumn[],
  ids: number[],
): AsyncGenerator<FactRow[]> {
  const text = `${select(columns)} where id = any($1::int[])`;
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const { rows } = await pool.query<Cells>({
      name: 'bank-rows',
      text,
      values: [ids.slice(from, from + ROWS_AT_ONCE)],
      rowMode: 'array',
    });
    yield rows.map(toRow);
  }
}
