import { ANSWER_STATES } from '../options';
import type { AnswerState } from '../options';

/** Which question of a list: by its id, the last one, or the one at a position (from 0) of a list not loaded yet. */
export type StudyTarget = number | 'ultima' | `@${number}`;

/** Where a student stands in a map; all of it lives in the address. */
export interface StudyPlace {
  /** One subject, or the whole map; undefined lets the map decide where to begin. */
  subject: number | 'todos' | undefined;
  state: AnswerState;
  /** Show the key of what was answered before. */
  showKeys: boolean;
  /** Undefined: on whichever page the target is. */
  page: number | undefined;
  target: StudyTarget | undefined;
  /** The walk is over: the summary is shown. */
  ended: boolean;
}

const MAX_ID = 2_147_483_647;
const MAX_PAGE = 10_000;

const whole = (text: string | null, max: number): number | undefined => {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN;
  return value <= max ? value : undefined;
};

function readTarget(text: string | null): StudyTarget | undefined {
  if (text === 'ultima') return text;
  if (/^@\d{1,4}$/.test(text ?? '')) return `@${Number(text?.slice(1))}`;
  return whole(text, MAX_ID);
}

/** Reads a place from an address; what it does not know it leaves out. */
export function readStudyPlace(search: URLSearchParams): StudyPlace {
  const subject = search.get('assunto');
  return {
    subject: subject === 'todos' ? 'todos' : whole(subject, MAX_ID),
    state: ANSWER_STATES.find(({ value }) => value === search.get('estado'))?.value ?? 'todas',
    showKeys: search.get('gabarito') !== '0',
    page: whole(search.get('page'), MAX_PAGE),
    target: readTarget(search.get('questao')),
    ended: search.get('fim') === '1',
  };
}

/** The query string of a place, with its question mark; defaults are left out. */
export function writeStudyPlace({ subject, state, showKeys, page, target, ended }: StudyPlace): string {
  const search = new URLSearchParams();
  if (subject !== undefined) search.set('assunto', String(subject));
  if (state !== 'todas') search.set('estado', state);
  if (!showKeys) search.set('gabarito', '0');
  if (page !== undefined) search.set('page', String(page));
  if (target !== undefined) search.set('questao', String(target));
  if (ended) search.set('fim', '1');
  return search.size > 0 ? `?${search}` : '';
}

/** The beginning of another subject or filter: what names a page or a question does not survive. */
export const startOfStudy = (place: StudyPlace, change: Partial<Pick<StudyPlace, 'subject' | 'state'>>): StudyPlace => ({
  ...place,
  ...change,
  page: undefined,
  target: undefined,
  ended: false,
});
