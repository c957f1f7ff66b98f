import { inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { institutions } from '@mapa/server-platform';

export const board = alias(institutions, 'board');
export const body = alias(institutions, 'body');

interface OriginColumns {
  boardId: AnyPgColumn;
  institutionId: AnyPgColumn;
  year: AnyPgColumn;
  educationLevel: AnyPgColumn;
  foldedPosition: AnyPgColumn | SQL;
}

interface OriginFilters {
  banca_id?: number[];
  instituicao_id?: number[];
  ano?: number[];
  escolaridade?: string[];
  cargo?: string;
}

/** A text as it is compared: in lower case and without accents. */
export const folded = (text: AnyPgColumn | string): SQL => sql`fold_text(${text})`;

/** A case- and accent-insensitive "contains". @param kept a column or expression that is folded already */
export const contains = (kept: AnyPgColumn | SQL, text: string): SQL =>
  sql`strpos(${kept}, ${folded(text.trim())}) > 0`;

/** Conditions of the filters that exams, maps and questions share. */
export function originConditions(table: OriginColumns, filters: OriginFilters): SQL[] {
  const conditions: SQL[] = [];
  if (filters.banca_id?.length) conditions.push(inArray(table.boardId, filters.banca_id));
  if (filters.instituicao_id?.length) conditions.push(inArray(table.institutionId, filters.instituicao_id));
  if (filters.ano?.length) conditions.push(inArray(table.year, filters.ano));
  if (filters.escolaridade?.length) conditions.push(inArray(table.educationLevel, filters.escolaridade));
  if (filters.cargo?.trim()) conditions.push(contains(table.foldedPosition, filters.cargo));
  return conditions;
}

interface InstitutionRow {
  id: number;
  acronym: string;
  name: string;
}

/** An institution as other things refer to it. */
export const presentInstitutionRef = (row: InstitutionRow | null) =>
  row && { id: row.id, sigla: row.acronym, nome: row.name };
