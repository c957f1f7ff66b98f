import { ReviewScreen } from '@mapa/study';
import { useParams } from 'react-router-dom';
import { mapOf } from '../study/collection-of';
import { renderQuestion } from '../study/render-question';

export const title = 'Revisão do mapa';

/** Review of a map's answered questions. */
export function Component() {
  return <ReviewScreen collection={mapOf(useParams())} renderQuestion={renderQuestion} />;
}
