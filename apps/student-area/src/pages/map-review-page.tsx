import { ReviewScreen } from '@mapa/study';
import { useParams } from 'react-router-dom';
import { mapOf } from '../study/collection-of';

export const title = 'Revisão do mapa';

/** Review of a map's answered questions. */
export function Component() {
  return <ReviewScreen collection={mapOf(useParams())} />;
}
