import { alias } from 'drizzle-orm/pg-core';
import { institutions } from '@mapa/server-platform';

export const board = alias(institutions, 'board');
export const body = alias(institutions, 'body');

interface InstitutionRow {
  id: number;
  acronym: string;
  name: string;
}

/** An institution as other things refer to it. */
export const presentInstitutionRef = (row: InstitutionRow | null) =>
  row && { id: row.id, sigla: row.acronym, nome: row.name };
