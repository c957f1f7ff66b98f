import { StudyWorkspace } from '@mapa/study';
import { useParams } from 'react-router-dom';
import { mapOf } from '../study/collection-of';

export const title = 'Estudar o mapa';

/** A map being studied: the workspace around the panel of questions. */
export function Component() {
  return <StudyWorkspace collection={mapOf(useParams())} />;
}
