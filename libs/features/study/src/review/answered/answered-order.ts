import { startOfStudy, type AnswerState, type StudyPosition } from '@mapa/domain';
import type { Detail } from '../../model';
import { hasQuestions } from '../../navigation/navigation';

/** Filters of a review; wrong answers come first. */
export const REVIEWED_STATES = ['erradas', 'certas', 'respondidas'] as const satisfies readonly AnswerState[];

const isReviewed = (state: AnswerState): boolean => REVIEWED_STATES.some((one) => one === state);

/** Default position of a review: the wrong answers, otherwise all answered questions. */
export function reviewStart({ progresso }: Pick<Detail, 'progresso'>, position: StudyPosition): StudyPosition | null {
  if (position.subject !== undefined && isReviewed(position.state)) return null;
  const state = isReviewed(position.state) ? position.state : progresso.erradas > 0 ? 'erradas' : 'respondidas';
  return { ...startOfStudy(position, { state, subject: position.subject ?? 'todos' }), showKeys: true };
}

/** The right answers follow the last wrong one; after those the review is over. */
export function afterWrong({ progresso, assuntos }: Pick<Detail, 'progresso' | 'assuntos'>) {
  return (end: StudyPosition): StudyPosition => {
    if (end.state !== 'erradas' || progresso.certas === 0) return end;
    const first = assuntos.find((subject) => hasQuestions(subject, 'certas'));
    return startOfStudy(end, { state: 'certas', subject: end.subject === 'todos' ? 'todos' : first?.assunto_id });
  };
}
