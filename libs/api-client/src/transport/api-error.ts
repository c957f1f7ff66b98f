import type { CallKey } from '@mapa/api-contract';
import { MESSAGES, withErrorCode } from '@mapa/domain';
import { isAxiosError } from 'axios';
import { firstSentence, readFields } from './first-sentence';
import { readRetryAfter } from './retry-after';

interface Described {
  /** A sentence for the student. */
  message: string;
  /** Field (or "erro") → sentences, as the server returned them. */
  fields: Record<string, string[]>;
}

/** Why a call failed, discriminated by `kind`. */
export type ApiError = Described &
  /** `aborted`: cancelled before its response, as every running call is when the session ends. */
  (
    | { kind: 'invalid' | 'unauthorized' | 'forbidden' | 'not-found' | 'offline' | 'aborted' }
    /** `retryAfterS` if the server stated when to retry. */
    | { kind: 'unavailable'; retryAfterS?: number }
    | { kind: 'rate-limited'; retryAfterS: number }
    | { kind: 'unexpected'; status?: number }
  );

/** The local refusal of a call during the waiting time that the server requested. */
export const rateLimitedError = (retryAfterS: number): ApiError => ({
  kind: 'rate-limited',
  retryAfterS,
  message: MESSAGES.rateLimited,
  fields: {},
});

/** No server that could carry out the call responded. */
export const unavailableError = (): ApiError => ({ kind: 'unavailable', message: MESSAGES.unavailable, fields: {} });

/** No server could be reached. */
export const offlineError = (): ApiError => ({ kind: 'offline', message: MESSAGES.offline, fields: {} });

/** Milliseconds to wait before an automatic retry, from the refusal; 0 if it states none. */
export const retryAfterMs = (error: object | undefined): number => {
  const seconds: unknown = error && 'retryAfterS' in error ? error.retryAfterS : undefined;
  return typeof seconds === 'number' ? seconds * 1_000 : 0;
};

/** A failure of no other kind. */
export const unexpectedError = (status?: number): ApiError => ({
  kind: 'unexpected',
  status,
  message: MESSAGES.unexpected,
  fields: {},
});

/**
 * The `ApiError` of a rejected call. An aborted call, or an exception in our own code, rejects with the store's raw
 * error, which has neither kind nor fields.
 */
export function apiErrorOf(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiError;
  const isAborted = (error as { name?: unknown } | null | undefined)?.name === 'AbortError';
  return isAborted ? { kind: 'aborted', message: MESSAGES.unexpected, fields: {} } : unexpectedError();
}

const UNANSWERED: readonly ApiError['kind'][] = ['offline', 'unavailable', 'aborted', 'unexpected'];

/** Whether the server may have carried out the call: there was no response, or an inconclusive one. */
export const mayHaveArrived = ({ kind }: ApiError): boolean => UNANSWERED.includes(kind);

const KINDS = {
  401: ['unauthorized', MESSAGES.sessionEnded],
  403: ['forbidden', MESSAGES.forbidden],
  404: ['not-found', MESSAGES.notFound],
  // The connection was too slow for the body: the same call may succeed next time.
  408: ['unavailable', MESSAGES.unavailable],
  422: ['invalid', MESSAGES.unexpected],
  // A proxy responds for an unavailable API.
  502: ['unavailable', MESSAGES.unavailable],
  503: ['unavailable', MESSAGES.unavailable],
  504: ['unavailable', MESSAGES.unavailable],
} as const;

const isKnown = (status: number): status is keyof typeof KINDS => status in KINDS;

/** Converts an axios failure to an `ApiError`. A 401 on login is a failed login, not a lost session. */
export function toApiError(failure: unknown, call: CallKey, now: number): ApiError {
  if (!isAxiosError(failure)) return unexpectedError();
  const { response } = failure;
  if (!response) return offlineError();
  const { status, data, headers } = response;
  // The specification fixes this sentence, whatever the body contains.
  if (status === 429)
    return { ...rateLimitedError(readRetryAfter(headers['retry-after'], now)), fields: readFields(data) };
  const message = firstSentence(data);
  const fields = readFields(data);
  if (status === 401 && call === 'POST /api/auth/login') {
    return { kind: 'invalid', message: message ?? MESSAGES.wrongCredentials, fields };
  }
  if (!isKnown(status)) {
    const { message: ours, ...unexpected } = unexpectedError(status);
    const id: unknown = status >= 500 ? headers['x-request-id'] : undefined;
    const sentence = message ?? ours;
    return { ...unexpected, message: typeof id === 'string' ? withErrorCode(sentence, id) : sentence, fields };
  }
  const [kind, fallback] = KINDS[status];
  const described = { message: message ?? fallback, fields };
  if (kind !== 'unavailable') return { kind, ...described };
  const asked: unknown = headers['retry-after'];
  return { kind, ...described, ...(asked !== undefined && { retryAfterS: readRetryAfter(asked, now) }) };
}
