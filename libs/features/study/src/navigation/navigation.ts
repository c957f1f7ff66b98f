import { startOfStudy, type StudyPosition, type StudyTarget } from '@mapa/domain';
import type { Subject } from '../model';
import { stateCounts } from '../collection/progress';
import { variantOf, type Step } from './steps';

/** The loaded data around the student's position. */
export interface Surroundings {
  position: StudyPosition;
  /** The loaded page, and the last existing one. */
  page: number;
  lastPage: number;
  steps: readonly Step[];
  /** Index of the step on screen. */
  at: number;
  subjects: readonly Subject[];
  /** The language studied so far, for numbers in two. */
  language: string | null;
}

/** Whether a subject has questions under a filter, according to its progress. */
export const hasQuestions = (subject: Subject, state: StudyPosition['state']): boolean =>
  stateCounts(subject)[state] > 0;

/** The next (1) or previous (-1) subject that has questions under the position's filter. */
export function neighbourSubject(
  subjects: readonly Subject[],
  { subject, state }: StudyPosition,
  direction: 1 | -1,
): Subject | undefined {
  const at = subjects.findIndex(({ assunto_id }) => assunto_id === subject);
  if (at < 0) return undefined;
  const ahead = direction > 0 ? subjects.slice(at + 1) : subjects.slice(0, at).reverse();
  return ahead.find((one) => hasQuestions(one, state));
}

/**
 * Whether a forward step stops here: under "não resolvidas" it skips answered questions, even if the answer is only on
 * this device.
 */
const isAhead = ({ state }: StudyPosition, step: Step): boolean =>
  state !== 'nao_respondidas' || step.state === 'aberta';

const questionAt = (step: Step, language: string | null): StudyTarget => variantOf(step, language).id;

/** The position of a step on the loaded page. */
export const positionOfStep = ({ position, page, language }: Surroundings, step: Step): StudyPosition => ({
  ...position,
  page,
  target: questionAt(step, language),
  ended: false,
});

/** One step forward: within the page, to the next page, the next subject, and finally the summary. */
export function nextPosition(around: Surroundings): StudyPosition {
  const { position, page, lastPage, steps, at, subjects } = around;
  const step = steps.slice(at + 1).find((one) => isAhead(position, one));
  if (step) return positionOfStep(around, step);
  if (page < lastPage) return { ...position, page: page + 1, target: undefined, ended: false };
  const subject = neighbourSubject(subjects, position, 1);
  if (subject) return startOfStudy(position, { subject: subject.assunto_id });
  const here = steps[at];
  return { ...(here ? positionOfStep(around, here) : position), ended: true };
}

/** One step back; null at the beginning of the map. */
export function previousPosition(around: Surroundings): StudyPosition | null {
  const { position, page, steps, at, subjects } = around;
  const step = steps[at - 1];
  if (step) return positionOfStep(around, step);
  if (page > 1) return { ...position, page: page - 1, target: 'ultima', ended: false };
  const subject = neighbourSubject(subjects, position, -1);
  if (!subject) return null;
  return { ...startOfStudy(position, { subject: subject.assunto_id }), target: 'ultima' };
}
