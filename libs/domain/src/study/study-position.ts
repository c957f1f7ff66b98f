import { MAX_INSTANT_MS } from '../constants';
import { ANSWER_STATES, type AnswerState } from '../options';

/** A question of a list: by its id, or the last one of a page that is not loaded yet. */
export type StudyTarget = number | 'ultima';

/** A student's position in a collection: subject, filter, page and question, all stored in the address. */
export interface StudyPosition {
  /** One subject, or the whole map; undefined: the map decides. */
  subject: number | 'todos' | undefined;
  state: AnswerState;
  /** Whether to show the keys of earlier answers. */
  showKeys: boolean;
  /** The anchor of an opened list by the own state (`estado_ate`); undefined opens it now. */
  anchor: number | undefined;
  /** Undefined: the page that contains the target. */
  page: number | undefined;
  target: StudyTarget | undefined;
  /** Whether the last question was passed, so that the summary is shown. */
  ended: boolean;
}

const MAX_ID = 2_147_483_647;
const MAX_PAGE = 10_000;

const whole = (text: string | null, max: number): number | undefined => {
  const value = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : NaN;
  return value <= max ? value : undefined;
};

function readTarget(text: string | null): StudyTarget | undefined {
  return text === 'ultima' ? text : whole(text, MAX_ID);
}

/** Reads a position from an address; unknown values are omitted. */
export function readStudyPosition(search: URLSearchParams): StudyPosition {
  const subject = search.get('assunto');
  return {
    subject: subject === 'todos' ? 'todos' : whole(subject, MAX_ID),
    state: ANSWER_STATES.find(({ value }) => value === search.get('estado'))?.value ?? 'todas',
    showKeys: search.get('gabarito') !== '0',
    anchor: whole(search.get('estado_ate'), MAX_INSTANT_MS),
    page: whole(search.get('page'), MAX_PAGE),
    target: readTarget(search.get('questao')),
    ended: search.get('fim') === '1',
  };
}

/** The query string of a position, with its question mark; defaults are omitted. */
export function writeStudyPosition({ subject, state, showKeys, anchor, page, target, ended }: StudyPosition): string {
  const search = new URLSearchParams();
  if (subject !== undefined) search.set('assunto', String(subject));
  if (state !== 'todas') search.set('estado', state);
  if (!showKeys) search.set('gabarito', '0');
  if (anchor !== undefined) search.set('estado_ate', String(anchor));
  if (page !== undefined) search.set('page', String(page));
  if (target !== undefined) search.set('questao', String(target));
  if (ended) search.set('fim', '1');
  return search.size > 0 ? `?${search}` : '';
}

/**
 * The position at the beginning of a list of another subject or filter, or of a reopened list: page, question and
 * anchor of the former list are dropped.
 */
export const startOfStudy = (
  position: StudyPosition,
  change: Partial<Pick<StudyPosition, 'subject' | 'state'>>,
): StudyPosition => ({
  ...position,
  ...change,
  anchor: undefined,
  page: undefined,
  target: undefined,
  ended: false,
});
