import { ReviewScreen } from '@mapa/study';
import { useParams } from 'react-router-dom';
import { notebookOf } from '../study/collection-of';

export const title = 'Revisão do caderno';

/** Review of a notebook's answered questions. */
export function Component() {
  return <ReviewScreen collection={notebookOf(useParams())} />;
}
