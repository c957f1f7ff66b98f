import { firstEmptyField } from '@mapa/domain';
import { GENERAL } from './general';
import { fill, type Rule } from './rule';

type Body = Record<string, string[]>;

/** The error with which any code below a handler refuses; the error handler writes its body. */
export class Refusal extends Error {
  constructor(
    readonly status: Rule['status'],
    readonly body: Body,
    readonly headers: Record<string, string> = {},
  ) {
    super(Object.values(body)[0]?.[0] ?? `status ${status}`);
  }
}

/** The response body for a broken rule. */
export const bodyOf = ({ field, sentence }: Rule, values: Record<string, string | number> = {}): Body => ({
  [field]: [fill(sentence, values)],
});

/** The refusal by a rule of the error messages; `values` fill the placeholders of its sentence. */
export const refuse = (rule: Rule, values: Record<string, string | number> = {}) =>
  new Refusal(
    rule.status,
    bodyOf(rule, values),
    rule.retryAfterS === undefined ? {} : { 'retry-after': String(rule.retryAfterS) },
  );

/** Refuses with 422 and a sentence from a rule of the domain. */
export const invalid = (field: string, sentence: string) => new Refusal(422, { [field]: [sentence] });
/** Refuses with 403 and a sentence from a rule of the domain. */
export const forbidden = (sentence: string) => new Refusal(403, { erro: [sentence] });

const challenge = (rule: Rule) => new Refusal(401, bodyOf(rule), { 'www-authenticate': 'Bearer' });

/** Refuses with 401: there is no token, or its session has ended. */
export const unauthorized = () => challenge(GENERAL.sessionEnded);
/** Refuses with 401 a token whose account was deleted (docs/decisions/097). */
export const accountGone = () => challenge(GENERAL.accountGone);
/** Refuses with 429; `retryAfterS` is the waiting time in seconds, rounded up, at least one. */
export const tooMany = (retryAfterS: number) =>
  new Refusal(429, bodyOf(GENERAL.rateLimited), { 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) });

/** Refuses a form at its first empty field, in the specification's order and words. */
export function demandFilled(form: Parameters<typeof firstEmptyField>[0]): void {
  const empty = firstEmptyField(form);
  if (empty) throw invalid(empty.field, empty.message);
}
