import {
  isAsked,
  type FilterDefinitions,
  type FilterValue,
  type FilterValues,
  type ORIGIN_FILTERS,
} from '@mapa/domain';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text as it is compared: in lower case and without accents. */
export const folded = (text: AnyPgColumn | string): SQL => sql`fold_text(${text})`;

/** A case- and accent-insensitive "contains". @param kept a column or expression that is folded already */
export const contains = (kept: AnyPgColumn | SQL, text: string): SQL =>
  sql`strpos(${kept}, ${folded(text.trim())}) > 0`;

/** That a column has one of the chosen values. */
export const isOneOf =
  (column: AnyPgColumn) =>
  (values: readonly unknown[]): SQL =>
    inArray(column, values);

/** That a folded column or expression contains a text. */
export const containsText =
  (kept: AnyPgColumn | SQL) =>
  (text: string): SQL =>
    contains(kept, text);

/** What each filter of a list demands of its rows. A filter that libs/domain defines and this lacks does not compile. */
export type ListConditions<Definitions> = {
  [Name in keyof Definitions]: (value: FilterValue<Definitions[Name]>) => SQL | undefined;
};

/** All that the filters of a query demand, joined by "and"; undefined where they ask for nothing. */
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

/** The filters that exams and maps share, on the columns of either. */
export const originConditions = (table: OriginColumns): ListConditions<typeof ORIGIN_FILTERS> => ({
  banca_id: isOneOf(table.boardId),
  instituicao_id: isOneOf(table.institutionId),
  cargo: containsText(table.foldedPosition),
  ano: isOneOf(table.year),
  escolaridade: isOneOf(table.educationLevel),
});
