import { MESSAGES } from '@mapa/domain';
import type { AnswerBody, AnswerResult } from '../../resources/answers';
import { sampleVerdict } from '../samples/index';
import type { ApiError } from '../../transport/api-error';

/** A refusal of this kind. */
export const failure = (
  kind: Exclude<ApiError['kind'], 'rate-limited' | 'unexpected'>,
  message = 'Recusada.',
): ApiError => ({
  kind,
  message,
  fields: {},
});
/** A 503 of an overloaded server with Retry-After in seconds. */
export const overloadedAnswer = (retryAfterS: number): ApiError => ({
  kind: 'unavailable',
  retryAfterS,
  message: MESSAGES.unavailable,
  fields: {},
});
/** A 429 with Retry-After in seconds. */
export const busy = (retryAfterS: number): ApiError => ({
  kind: 'rate-limited',
  retryAfterS,
  message: MESSAGES.rateLimited,
  fields: {},
});
export const broken: ApiError = { kind: 'unexpected', status: 500, message: MESSAGES.unexpected, fields: {} };

type Mood = (body: AnswerBody, token: string) => ApiError | undefined | Promise<ApiError | undefined>;

const held: (() => void)[] = [];

/** A request that gets no response until the test ends. */
export const hang = (): Promise<ApiError> =>
  new Promise((resolve) => void held.push(() => resolve(failure('offline'))));

/** Ends requests that still hang; otherwise they would hold their lock in the next test. */
export const endHangs = (): void => held.splice(0).forEach((end) => end());

/**
 * A server that identifies students by their token (`token-of-ana`) and deduplicates answers by uuid, as the real one
 * does.
 */
export function createFakeServer() {
  const rows = new Map<string, { student: string; body: AnswerBody; result: AnswerResult }>();
  const requests: { uuid: string; token: string }[] = [];
  let mood: Mood = () => undefined;
  return {
    requests,
    /** What is stored, as `student:question`, in order of arrival. */
    stored: () => [...rows.values()].map(({ student, body }) => `${student}:${body.questao_id}`),
    /** Decides how the next requests end; by default they are confirmed. */
    feel: (next: Mood) => void (mood = next),
    async send(body: AnswerBody, token: string): Promise<{ data: AnswerResult } | { error: ApiError }> {
      const uuid = body.uuid ?? '';
      requests.push({ uuid, token });
      const error = await mood(body, token);
      if (error) return { error };
      const row = rows.get(uuid) ?? {
        student: token.replace('token-of-', ''),
        body,
        result: sampleVerdict({ uuid, questao_id: body.questao_id, epoca: rows.size }),
      };
      rows.set(uuid, row);
      return { data: row.result };
    },
  };
}
