import type { examsApi } from '@mapa/api-client';

const SHOWN = 5;

/** Queries of the home page: one call for each list returns its length and its first rows. */
export const EVERY_QUESTION = {} as const;
export const PAPERS = { per_page: SHOWN } as const;
export const OPEN_NOTICES: Parameters<typeof examsApi.endpoints.examList.initiate>[0] = {
  com_edital: true,
  situacao: ['aberto'],
  ordem: 'encerra_em',
  per_page: SHOWN,
};
export const BOARDS = { tipo: 'banca', per_page: 1 } as const;
export const MAPS = { per_page: 1 } as const;
