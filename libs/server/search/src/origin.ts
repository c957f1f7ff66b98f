import { alias } from 'drizzle-orm/pg-core';
import { institutions } from '@mapa/server-platform';

export const board = alias(institutions, 'board');
export const body = alias(institutions, 'body');

/**
 * Columns of a board for `presentInstitutionRef`; a whole row would include an array of aliases that takes time to
 * parse.
 */
export const boardColumns = { id: board.id, acronym: board.acronym, name: board.name };
/** The same of a body. */
export const bodyColumns = { id: body.id, acronym: body.acronym, name: body.name };

interface InstitutionRow {
  id: number;
  acronym: string;
  name: string;
}

/** An institution as other things refer to it. */
export const presentInstitutionRef = (row: InstitutionRow | null) =>
  row && { id: row.id, sigla: row.acronym, nome: row.name };
