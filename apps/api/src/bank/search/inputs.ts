import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { QuestionFilters } from '../../questions/filters';
import { isJudged, momentOf, OWN_SETS, ownConditions } from '../../questions/own-state';
import type { Student } from '@mapa/server-platform';
import { idSet, readIds, type Ids } from '../sets/bitmaps';

/** What a filter needs besides the bank: the student's own rows, papers, and texts as the database reads them. */
export interface Inputs {
  /** The questions of the papers named, those of one paper in its order. */
  paper: Uint32Array | null;
  /** Questions that must be among those found, and that must not. */
  own: {
    within: Ids[];
    without: Ids[];
    /** Right or wrong is asked for, which what is annulled by now is not. */ isJudged: boolean;
  };
  position: string | null;
  area: string | null;
}

const TEXTS_KEPT = 2_000;

// The same text always reads alike.
const texts = new LRUCache<string, string>({ max: TEXTS_KEPT });

/** A text in lower case and without accents, as the database says. */
async function fold(pool: Pool, text: string): Promise<string> {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ folded: string }>({
    name: 'bank-fold',
    text: 'select fold_text($1) as folded',
    values: [text],
  });
  const folded = rows[0]?.folded ?? '';
  texts.set(text, folded);
  return folded;
}

async function readBytes(pool: Pool, name: string, text: string, values: unknown[]): Promise<Buffer | null> {
  const { rows } = await pool.query<[Buffer | null]>({ name, text, values, rowMode: 'array' });
  return rows[0]?.[0] ?? null;
}

const idsOf = (set: keyof typeof OWN_SETS): string =>
  `select string_agg(int4send(question_id), '') from (${OWN_SETS[set]}) own_set`;

async function readOwn(pool: Pool, filters: QuestionFilters, student: Student | null): Promise<Inputs['own']> {
  const own: Inputs['own'] = { within: [], without: [], isJudged: false };
  if (!student) return own;
  own.isJudged = isJudged(filters);
  const conditions = ownConditions(filters);
  const values = [student.id, momentOf(filters.estado_ate)];
  const read = conditions.map(({ set }) => readBytes(pool, `bank-own-${set}`, idsOf(set), values));
  for (const [at, ids] of (await Promise.all(read)).entries()) own[conditions[at]?.side ?? 'within'].push(idSet(ids));
  return own;
}

const PAPERS = `
  select string_agg(int4send(question_id), '' order by slot, question_id) from exam_questions where exam_id = any($1::int[])`;

const wanted = (text: string | undefined): string | null => text?.trim() || null;

/** Asks the database for what this filter needs of it, all at once. */
export async function readInputs(pool: Pool, filters: QuestionFilters, student: Student | null): Promise<Inputs> {
  const [position, area] = [wanted(filters.cargo), wanted(filters.area)];
  const [own, paper, foldedPosition, foldedArea] = await Promise.all([
    readOwn(pool, filters, student),
    filters.prova_id?.length ? readBytes(pool, 'bank-papers', PAPERS, [filters.prova_id]).then(readIds) : null,
    position && fold(pool, position),
    area && fold(pool, area),
  ]);
  return { own, paper, position: foldedPosition, area: foldedArea };
}
