import type { RouteSubject } from '@mapa/ui-kit';
import type { MapSubject } from './model';

/** A subject as the picture of the route draws it. */
export const routeSubjectOf = ({ assunto_id, nome, percentual, total, respondidas, certas }: MapSubject): RouteSubject => ({
  id: assunto_id,
  name: nome,
  weight: percentual,
  total,
  answered: respondidas,
  correct: certas,
});
