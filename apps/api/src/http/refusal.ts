import { MESSAGES } from '@mapa/domain';

/** The one way to refuse: throw it anywhere below a handler, and the error handler writes its body. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 422 | 429 | 503,
    readonly body: Record<string, string[]>,
    readonly headers: Record<string, string> = {},
  ) {
    super(Object.values(body)[0]?.[0] ?? `status ${status}`);
  }
}

export const invalid = (field: string, sentence: string) => new Refusal(422, { [field]: [sentence] });
export const notFound = (sentence: string = MESSAGES.notFound) => new Refusal(404, { erro: [sentence] });
export const forbidden = (sentence: string = MESSAGES.forbidden) => new Refusal(403, { erro: [sentence] });
export const unauthorized = () => new Refusal(401, { erro: [MESSAGES.sessionEnded] }, { 'www-authenticate': 'Bearer' });
export const tooMany = (retryAfterS: number) =>
  new Refusal(429, { erro: [MESSAGES.rateLimited] }, { 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) });
export const unavailable = (sentence: string, retryAfterS: number) =>
  new Refusal(503, { erro: [sentence] }, { 'retry-after': String(retryAfterS) });
/** What this installation does not offer, or not yet. */
export const notAvailable = (sentence: string) => new Refusal(503, { erro: [sentence] });
