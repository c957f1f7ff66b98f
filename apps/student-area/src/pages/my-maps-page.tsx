import { studentMapsApi, type AppStore } from '@mapa/api-client';

export { MyMapsScreen as Component } from '@mapa/maps';

export const title = 'Meus mapas';

/** The maps themselves are one small answer. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false }));
