import { questions, type Student } from '@mapa/server-platform';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RoaringBitmap32 } from 'roaring-wasm';
import { contains, folded } from './list-conditions';
import type { Ids } from '../search-index/sets/bitmaps';
import type { IndexData } from '../search-index/build';
import { normalise } from '../search-index/normalised-texts';
import type { ValueColumn } from '../search-index/rows';

/** The person who asks; filters by the own state need the student. */
export interface Asker {
  student: Student | null;
  /** The instant of the own state, in milliseconds since 1970; undefined: now. */
  anchor: number | undefined;
}

/** Sets that contain every result, and sets that contain none. */
export interface Sets {
  within?: Ids;
  without?: Ids[];
}

/** Looks a value up in the index. New sets are freed by the caller's arena. */
export type LookUp = (data: IndexData) => Sets;

/** A choice of a facet, as filters write it, and how many questions it finds. */
export interface FacetCount {
  valor: string;
  questoes: number;
}

/** How a facet's choices are counted. */
export interface FacetCounter {
  /** SQL: each question that meets a condition, once for each of its values, in one column `value`. */
  rows: (where: SQL) => SQL;
  /** The same counts from the index. @param values if given, only these have to be counted */
  count: (found: Ids, data: IndexData, values: readonly string[] | undefined) => FacetCount[];
}

/** The kinds of questions that lists exclude by default. */
export type HiddenKind = 'annulled' | 'outdated';

/** The server's side of one filter: its meaning in the database and in the index; both must agree. */
export interface ServerFilter<Value> {
  /** Its condition on a row of `questions`; undefined: none. */
  condition: (value: Value, asker: Asker) => SQL | undefined;
  /**
   * Reads what the index look-up needs from elsewhere. Null: `find.ts` looks the value up among the results of the
   * other filters.
   */
  prepare: ((value: Value, asker: Asker, pool: Pool) => LookUp | Promise<LookUp>) | null;
  /** The column of `questions` for whose values the index keeps sets. */
  column?: ValueColumn;
  /** Whether the column's values are compared in lower case and without accents. */
  normalised?: boolean;
  /** Hidden kinds of questions that the filter includes. */
  shows?: (value: Value) => HiddenKind[];
}

const union = (sets: (Ids | undefined)[]): Ids => {
  const present = sets.filter((set) => set !== undefined);
  return present.length === 1 && present[0] ? present[0] : RoaringBitmap32.orMany(present);
};

/** Union of the sets; undefined for an empty list. The given sets are not changed. */
export const anySet = (sets: Ids[]): Ids | undefined => (sets.length > 0 ? union(sets) : undefined);

/** A facet whose values are in one column. */
const columnFacet = (column: ValueColumn): FacetCounter => ({
  rows: (where) => sql`select ${questions[column]} as value from ${questions} where ${where}`,
  count: (found, { facts }) =>
    facts
      .facet(column)
      .count(found)
      .flatMap(([value, questoes]) => (value === null ? [] : [{ valor: String(value), questoes }])),
});

/** Questions whose column has one of the values. */
export const anyOf = (column: ValueColumn) => ({
  column,
  condition: (values: readonly (string | number)[]) => inArray(questions[column], values),
  prepare: (values: readonly (string | number)[]): LookUp => {
    return ({ facts }) => ({ within: union(values.map((value) => facts.facet(column).of(value))) });
  },
  facet: columnFacet(column),
});

/** Questions whose column contains a text, ignoring case and accents. */
export const withText = (column: ValueColumn) => ({
  column,
  normalised: true,
  condition: (text: string) => contains(folded(questions[column]), text),
  prepare: async (text: string, _asker: Asker, pool: Pool): Promise<LookUp> => {
    const wanted = await normalise(pool, text.trim());
    return ({ facts, normalised }) => {
      const facet = facts.facet(column);
      return {
        within: union(facet.values().map((value) => (normalised.holds(value, wanted) ? facet.of(value) : undefined))),
      };
    };
  },
});

/** Includes a kind of question that lists exclude; narrows nothing. */
export const showing = (kind: HiddenKind) => ({
  condition: () => undefined,
  prepare: (): LookUp => () => ({}),
  shows: (value: 'incluir' | 'ocultar'): HiddenKind[] => (value === 'incluir' ? [kind] : []),
});

/** The condition for the question with an id. */
export const isQuestion = (id: number): SQL => eq(questions.id, id);
