import {
  isAsked,
  type FilterDefinitions,
  type FilterValue,
  type FilterValues,
  type ORIGIN_FILTERS,
} from '@mapa/domain';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text folded for comparison: in lower case and without accents. */
export const folded = (text: AnyPgColumn | string): SQL => sql`fold_text(${text})`;

/** A case- and accent-insensitive "contains". @param kept a column or expression that is already folded */
export const contains = (kept: AnyPgColumn | SQL, text: string): SQL =>
  sql`strpos(${kept}, ${folded(text.trim())}) > 0`;

/** The condition that a column has one of the chosen values. */
export const isOneOf =
  (column: AnyPgColumn) =>
  (values: readonly unknown[]): SQL =>
    inArray(column, values);

/** The condition that a folded column or expression contains a text. */
export const containsText =
  (kept: AnyPgColumn | SQL) =>
  (text: string): SQL =>
    contains(kept, text);

/**
 * The condition of each filter of a list. A filter that libs/domain defines and this type's value lacks does not
 * compile.
 */
export type ListConditions<Definitions> = {
  [Name in keyof Definitions]: (value: FilterValue<Definitions[Name]>) => SQL | undefined;
};

/** The conditions of all filters of a query, joined by "and"; undefined where none is active. */
export const listCondition = <Definitions extends FilterDefinitions>(
  conditions: ListConditions<Definitions>,
  query: FilterValues<Definitions>,
): SQL | undefined =>
  and(
    ...Object.keys(conditions).map((name: keyof Definitions) => {
      const value = query[name];
      return isAsked(value) ? conditions[name](value as FilterValue<Definitions[typeof name]>) : undefined;
    }),
  );

interface OriginColumns {
  boardId: AnyPgColumn;
  institutionId: AnyPgColumn;
  year: AnyPgColumn;
  educationLevel: AnyPgColumn;
  foldedPosition: AnyPgColumn | SQL;
}

/** The filters that exams and maps share, on either's columns. */
export const originConditions = (table: OriginColumns): ListConditions<typeof ORIGIN_FILTERS> => ({
  banca_id: isOneOf(table.boardId),
  instituicao_id: isOneOf(table.institutionId),
  cargo: containsText(table.foldedPosition),
  ano: isOneOf(table.year),
  escolaridade: isOneOf(table.educationLevel),
});
