import type { ClientBase, Pool } from 'pg';

/** What can be asked: a pool or one of its clients. */
export type Queryable = Pick<Pool, 'query'>;

/** What filters ask of one question. */
export interface FactRow {
  id: number;
  kind: string;
  path: number[];
  boardId: number | null;
  institutionId: number | null;
  year: number | null;
  level: string | null;
  position: string | null;
  area: string | null;
  difficulty: number | null;
  alternatives: number;
  annulled: boolean;
  outdated: boolean;
  commented: boolean;
  terms: string[];
}

type Cells = [
  number,
  string,
  string,
  number | null,
  number | null,
  number | null,
  string | null,
  string | null,
  string | null,
  number | null,
  number,
  boolean,
  boolean,
  boolean,
  string,
];

const BETWEEN_TERMS = '\u001f';
const ROWS_AT_ONCE = 200;

// Lists come as one string each: a million times, that is much cheaper to read than an array.
const SELECT = `
  select id, kind, array_to_string(subject_path, ','), board_id, institution_id, year, education_level, position, area,
    difficulty, alternative_count, annulled, outdated, commented, array_to_string(tsvector_to_array(search), E'\\x1f')
  from questions`;

const toRow = ([
  id,
  kind,
  path,
  boardId,
  institutionId,
  year,
  level,
  position,
  area,
  difficulty,
  alternatives,
  annulled,
  outdated,
  commented,
  terms,
]: Cells): FactRow => ({
  id,
  kind,
  path: path === '' ? [] : path.split(',').map(Number),
  boardId,
  institutionId,
  year,
  level,
  position,
  area,
  difficulty,
  alternatives,
  annulled,
  outdated,
  commented,
  terms: terms === '' ? [] : terms.split(BETWEEN_TERMS),
});

/** Every question, a few hundred at a time so that the process goes on answering; inside the client's transaction. */
export async function* readAllRows(client: ClientBase): AsyncGenerator<FactRow[]> {
  await client.query(`declare bank_rows no scroll cursor for ${SELECT}`);
  for (;;) {
    const { rows } = await client.query<Cells>({ text: `fetch ${ROWS_AT_ONCE} from bank_rows`, rowMode: 'array' });
    if (rows.length === 0) return;
    yield rows.map(toRow);
  }
}

/** Those of the questions that there are, a few hundred at a time. */
export async function* readRowsOf(pool: Pool, ids: number[]): AsyncGenerator<FactRow[]> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const { rows } = await pool.query<Cells>({
      name: 'bank-rows',
      text: `${SELECT} where id = any($1::int[])`,
      values: [ids.slice(from, from + ROWS_AT_ONCE)],
      rowMode: 'array',
    });
    yield rows.map(toRow);
  }
}
