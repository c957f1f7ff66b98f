import { studentMapsApi, type AppStore } from '@mapa/api-client';
import { MyMapsScreen } from '@mapa/maps';
import { InstallCard } from '@mapa/offline';

export const title = 'Meus mapas';

/** The student's maps. */
export const Component = () => (
  <>
    <InstallCard />
    <MyMapsScreen />
  </>
);

/** The maps themselves are one small answer. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false }));
