import { startOfStudy } from '@mapa/domain';
import type { StudyPlace } from '@mapa/domain';
import type { MapDetail } from '../shared/model';
import { holds } from './walk';

/** Where a student who names no subject begins: where they stopped, else at the first subject that the filter leaves. */
export function landingOf({ assuntos, continuar }: MapDetail, place: StudyPlace): StudyPlace {
  if (place.state === 'todas' && continuar) {
    return { ...startOfStudy(place, { subject: continuar.assunto_id }), target: continuar.questao_id };
  }
  const first = assuntos.find((subject) => holds(subject, place.state));
  if (place.state !== 'todas') return startOfStudy(place, { subject: first?.assunto_id ?? 'todos' });
  // Nothing is left to go on with: the map was walked to its end.
  return { ...startOfStudy(place, { subject: 'todos' }), ended: assuntos.length > 0 };
}
