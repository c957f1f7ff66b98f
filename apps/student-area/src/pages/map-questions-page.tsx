import { studentMapsApi, type AppStore } from '@mapa/api-client';
import { StudyWorkspace } from '@mapa/study';
import { useParams } from 'react-router-dom';
import { mapId, mapOf } from '../study/collection-of';

export const title = 'Estudar o mapa';

/** A map being studied: the workspace around the panel of questions. */
export function Component() {
  return <StudyWorkspace collection={mapOf(useParams())} />;
}

/** The map itself; its questions count as served. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: string): Promise<unknown> =>
  dispatch(studentMapsApi.endpoints.studentMap.initiate({ id: mapId({ id }) }, { subscribe: false }));
