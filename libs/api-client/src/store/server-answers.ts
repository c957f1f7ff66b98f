import type { CallKey } from '@mapa/api-contract';
import { ACTIVE_MATTERS } from '../resources/catalogue';
import type { CallRequest } from '../transport/call-request';
import type { ResponseCache } from '../transport/response-cache';
import type { ApiState } from '../api/base-api';

/** The endpoints whose responses are cached, with their calls and the arguments common to all such calls. */
const KEPT: Record<string, [CallKey, object?]> = {
  matterList: ['GET /api/matter', ACTIVE_MATTERS],
  questionIndex: ['GET /api/question/list'],
  questionCount: ['GET /api/question/count'],
  questionIncidence: ['GET /api/question/incidence'],
};

/** Replaces the tab's cached responses by those of the server render, which are newer. */
export function keepServerAnswers(cache: ResponseCache, { queries }: ApiState['api']): void {
  for (const entry of Object.values(queries)) {
    const [call, fixed] = KEPT[entry?.endpointName ?? ''] ?? [];
    if (call && entry?.data)
      cache.write(
        { call, args: { ...fixed, ...(entry.originalArgs as object | undefined) } } as CallRequest,
        entry.data,
      );
  }
}
