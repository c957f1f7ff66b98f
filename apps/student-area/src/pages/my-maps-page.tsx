import { studentMapsApi, type AppStore } from '@mapa/api-client';
import { MyMapsScreen } from '@mapa/maps';
import { InstallCard, LeftPacks, OfflinePack } from '@mapa/offline';

export const title = 'Meus mapas';

/** The student's maps. */
export const Component = () => (
  <>
    <InstallCard />
    <LeftPacks kind="map" />
    <MyMapsScreen
      renderTool={({ mapa, progresso }) => (
        <OfflinePack source={{ mapa_id: mapa.id }} name={mapa.nome} questions={progresso.total} />
      )}
    />
  </>
);

/** The maps themselves are one small response. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false }));
