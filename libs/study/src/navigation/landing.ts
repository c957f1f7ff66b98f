import { startOfStudy, type StudyPlace } from '@mapa/domain';
import type { Detail } from '../model';
import { holds } from './navigation';

/** Where a student who names no subject begins: where they stopped, else at the first subject that the filter leaves. */
export function landingOf(
  { assuntos, continuar }: Pick<Detail, 'assuntos' | 'continuar'>,
  place: StudyPlace,
  beginsAt: 'subject' | 'whole' = 'subject',
): StudyPlace {
  const isWhole = beginsAt === 'whole';
  if (place.state === 'todas' && continuar) {
    return {
      ...startOfStudy(place, { subject: isWhole ? 'todos' : continuar.assunto_id }),
      target: continuar.questao_id,
    };
  }
  const first = isWhole ? undefined : assuntos.find((subject) => holds(subject, place.state));
  if (place.state !== 'todas') return startOfStudy(place, { subject: first?.assunto_id ?? 'todos' });
  // Nothing is left to go on with: it was studied to its end.
  return { ...startOfStudy(place, { subject: 'todos' }), ended: assuntos.length > 0 };
}
