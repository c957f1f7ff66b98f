import type { RouteSubject } from './band';

/** A subject of a map or a notebook with its progress, as the API gives it. */
interface StudySubject {
  assunto_id: number;
  nome: string;
  percentual: number;
  total: number;
  respondidas: number;
  certas: number;
  erradas: number;
}

/** A subject as the picture of the route draws it. */
export const routeSubjectOf = ({
  assunto_id,
  nome,
  percentual,
  total,
  respondidas,
  certas,
  erradas,
}: StudySubject): RouteSubject => ({
  id: assunto_id,
  name: nome,
  weight: percentual,
  total,
  answered: respondidas,
  correct: certas,
  wrong: erradas,
});
