import { startOfStudy, type StudyPlace, type StudyTarget } from '@mapa/domain';
import type { Subject } from '../model';
import { stateCounts } from '../collection/progress';
import { variantOf, type Step } from './steps';

/** What is loaded around the student. */
export interface Surroundings {
  place: StudyPlace;
  /** The page that is loaded, and the last one there is. */
  page: number;
  lastPage: number;
  steps: readonly Step[];
  /** Index of the step on screen. */
  at: number;
  subjects: readonly Subject[];
  /** The language studied so far, for numbers given in two. */
  language: string | null;
}

/** Whether a subject has questions under a filter, as far as its progress tells. */
export const holds = (subject: Subject, state: StudyPlace['state']): boolean => stateCounts(subject)[state] > 0;

/** The next (1) or previous (-1) subject that has questions under the place's filter. */
export function neighbourSubject(
  subjects: readonly Subject[],
  { subject, state }: StudyPlace,
  direction: 1 | -1,
): Subject | undefined {
  const at = subjects.findIndex(({ assunto_id }) => assunto_id === subject);
  if (at < 0) return undefined;
  const ahead = direction > 0 ? subjects.slice(at + 1) : subjects.slice(0, at).reverse();
  return ahead.find((one) => holds(one, state));
}

/** Under "não resolvidas" steps lead to what is open still: what has an answer, be it only on this device, is passed over. */
const isAhead = ({ state }: StudyPlace, step: Step): boolean => state !== 'nao_respondidas' || step.state === 'aberta';

const questionAt = (step: Step, language: string | null): StudyTarget => variantOf(step, language).id;

/** The place of a step on the loaded page. */
export const placeOfStep = ({ place, page, language }: Surroundings, step: Step): StudyPlace => ({
  ...place,
  page,
  target: questionAt(step, language),
  ended: false,
});

/** One step on: within the page, over pages, over subjects, and at last to the summary. */
export function placeAhead(around: Surroundings): StudyPlace {
  const { place, page, lastPage, steps, at, subjects } = around;
  const step = steps.slice(at + 1).find((one) => isAhead(place, one));
  if (step) return placeOfStep(around, step);
  if (page < lastPage) return { ...place, page: page + 1, target: undefined, ended: false };
  const subject = neighbourSubject(subjects, place, 1);
  if (subject) return startOfStudy(place, { subject: subject.assunto_id });
  const here = steps[at];
  return { ...(here ? placeOfStep(around, here) : place), ended: true };
}

/** One step back; null at the beginning of the map. */
export function placeBehind(around: Surroundings): StudyPlace | null {
  const { place, page, steps, at, subjects } = around;
  const step = steps[at - 1];
  if (step) return placeOfStep(around, step);
  if (page > 1) return { ...place, page: page - 1, target: 'ultima', ended: false };
  const subject = neighbourSubject(subjects, place, -1);
  if (!subject) return null;
  return { ...startOfStudy(place, { subject: subject.assunto_id }), target: 'ultima' };
}
