import { startOfStudy, type StudyPosition } from '@mapa/domain';
import type { Detail } from '../model';
import { hasQuestions } from './navigation';

/**
 * First position for an address without a subject: the last visited one, otherwise the first subject that matches the
 * filter.
 */
export function landingOf(
  { assuntos, continuar }: Pick<Detail, 'assuntos' | 'continuar'>,
  position: StudyPosition,
  beginsAt: 'subject' | 'whole' = 'subject',
): StudyPosition {
  const isWhole = beginsAt === 'whole';
  if (position.state === 'todas' && continuar) {
    return {
      ...startOfStudy(position, { subject: isWhole ? 'todos' : continuar.assunto_id }),
      target: continuar.questao_id,
    };
  }
  const first = isWhole ? undefined : assuntos.find((subject) => hasQuestions(subject, position.state));
  if (position.state !== 'todas') return startOfStudy(position, { subject: first?.assunto_id ?? 'todos' });
  // Everything is studied, so there is no position to continue at.
  return { ...startOfStudy(position, { subject: 'todos' }), ended: assuntos.length > 0 };
}
