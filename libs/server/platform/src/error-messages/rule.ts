/** A rule that a request can break, with its response. */
export interface Rule {
  readonly status: 400 | 401 | 403 | 404 | 408 | 422 | 429 | 431 | 500 | 503;
  /** The field of the request that the sentence concerns; 'erro' when it concerns none. */
  readonly field: string;
  /** The sentence for people; `{names}` are filled in when it is used. */
  readonly sentence: string;
  /** The condition, for docs/errors.md. */
  readonly when: string;
  readonly retryAfterS?: number;
}

export type Rules = Readonly<Record<string, Rule>>;

type Kind = (sentence: string, when: string, field?: string) => Rule;

const kind =
  (status: Rule['status']): Kind =>
  (sentence, when, field = 'erro') => ({ status, field, sentence, when });

export const missing = kind(404);
export const denied = kind(403);
export const offline = kind(503);
/** A rule about invalid input; takes the field first. */
export const wrong = (field: string, sentence: string, when: string): Rule => kind(422)(sentence, when, field);

/** A sentence with its `{names}` filled in. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
