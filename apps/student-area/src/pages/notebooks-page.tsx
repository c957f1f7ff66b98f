import { notebooksApi, type AppStore } from '@mapa/api-client';

export { NotebooksScreen as Component } from '@mapa/notebooks';

export const title = 'Meus cadernos';

/** The first page of notebooks is one small answer. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(notebooksApi.endpoints.notebooks.initiate({ page: 1 }, { subscribe: false }));
