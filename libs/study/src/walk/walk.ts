import { startOfStudy, type StudyPlace, type StudyTarget } from '@mapa/domain';
import type { Subject } from '../shared/model';
import { stateCounts } from './progress';
import { variantOf, type Stop } from './stops';

/** What is loaded around the student. */
export interface Surroundings {
  place: StudyPlace;
  /** The page that is loaded, and the last one there is. */
  page: number;
  lastPage: number;
  stops: readonly Stop[];
  /** Index of the stop on screen. */
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
  step: 1 | -1,
): Subject | undefined {
  const at = subjects.findIndex(({ assunto_id }) => assunto_id === subject);
  if (at < 0) return undefined;
  const ahead = step > 0 ? subjects.slice(at + 1) : subjects.slice(0, at).reverse();
  return ahead.find((one) => holds(one, state));
}

/** Under "não resolvidas" steps lead to what is open still: what has an answer, be it only on this device, is passed over. */
const isAhead = ({ state }: StudyPlace, stop: Stop): boolean => state !== 'nao_respondidas' || stop.state === 'aberta';

const questionAt = (stop: Stop, language: string | null): StudyTarget => variantOf(stop, language).id;

/** The place of a stop on the loaded page. */
export const placeOfStop = ({ place, page, language }: Surroundings, stop: Stop): StudyPlace => ({
  ...place,
  page,
  target: questionAt(stop, language),
  ended: false,
});

/** One step on: within the page, over pages, over subjects, and at last to the summary. */
export function placeAhead(around: Surroundings): StudyPlace {
  const { place, page, lastPage, stops, at, subjects } = around;
  const stop = stops.slice(at + 1).find((one) => isAhead(place, one));
  if (stop) return placeOfStop(around, stop);
  if (page < lastPage) return { ...place, page: page + 1, target: undefined, ended: false };
  const subject = neighbourSubject(subjects, place, 1);
  if (subject) return startOfStudy(place, { subject: subject.assunto_id });
  const here = stops[at];
  return { ...(here ? placeOfStop(around, here) : place), ended: true };
}

/** One step back; null at the beginning of the map. */
export function placeBehind(around: Surroundings): StudyPlace | null {
  const { place, page, stops, at, subjects } = around;
  const stop = stops[at - 1];
  if (stop) return placeOfStop(around, stop);
  if (page > 1) return { ...place, page: page - 1, target: 'ultima', ended: false };
  const subject = neighbourSubject(subjects, place, -1);
  if (!subject) return null;
  return { ...startOfStudy(place, { subject: subject.assunto_id }), target: 'ultima' };
}
