import type { MapDetail } from '../shared/model';
import { startOf } from './place';
import type { Place } from './place';
import { holds } from './walk';

/** Where a student who names no subject begins: where they stopped, else at the first subject that the filter leaves. */
export function landingOf({ assuntos, continuar }: MapDetail, place: Place): Place {
  if (place.state === 'todas' && continuar) {
    return { ...startOf(place, { subject: continuar.assunto_id }), target: continuar.questao_id };
  }
  const first = assuntos.find((subject) => holds(subject, place.state));
  if (place.state !== 'todas') return startOf(place, { subject: first?.assunto_id ?? 'todos' });
  // Nothing is left to go on with: the map was walked to its end.
  return { ...startOf(place, { subject: 'todos' }), ended: assuntos.length > 0 };
}
