import { ANSWER_STATES, HIDDEN_CHOICES } from './options';

const OWN_STATES: readonly string[] = ANSWER_STATES.map(({ value }) => value).filter((value) => value !== 'todas');
const OWN_CHOICES: readonly string[] = HIDDEN_CHOICES.map(({ value }) => value);

/** Whether a field of a query names one of these values, read by a schema or as it came: once or as a list. */
const names = (query: object, field: string, values: readonly string[]): boolean =>
  field in query &&
  [query[field as keyof typeof query] as unknown].flat().some((value) => values.includes(value as string));

/** Whether a question filter reads the student's own state: it then needs a token, and no answer to it may be shared. */
export const readsOwnState = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  (names(query, 'estado', OWN_STATES) || names(query, 'ocultas', OWN_CHOICES) || names(query, 'faceta', ['estado']));
