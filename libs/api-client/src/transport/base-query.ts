import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isAxiosError, type AxiosRequestConfig } from 'axios';
import { rateLimitedError, toApiError, type ApiError } from './api-error';
import { toAxiosRequest, type CallRequest } from './call-request';
import type { Client } from './client';
import { tokenOf } from './http';

/** Tells the application's listeners. */
function report({ events }: Client, request: CallRequest, error: ApiError, failure: unknown): void {
  if (error.kind === 'rate-limited') events.emitRateLimited({ retryAfterS: error.retryAfterS });
  if (error.kind === 'unauthorized') {
    events.emitUnauthorized({ call: request.call, token: isAxiosError(failure) ? tokenOf(failure.config?.headers) : undefined });
  }
}

/** Sends one call; `setting` says how its answer is to be taken where it is no JSON. */
export async function sendCall(
  client: Client,
  request: CallRequest,
  setting: Pick<AxiosRequestConfig, 'signal' | 'responseType' | 'timeout' | 'onDownloadProgress'>,
): Promise<{ data: unknown } | { error: ApiError }> {
  const gate = client.gate.of(request);
  const waitS = gate.waitS();
  if (waitS > 0) {
    client.events.emitRateLimited({ retryAfterS: waitS });
    return { error: rateLimitedError(waitS) };
  }
  try {
    const { data } = await client.http.request<unknown>({ ...toAxiosRequest(request), ...setting });
    return { data };
  } catch (failure) {
    const error = toApiError(failure, request.call, Date.now());
    if (error.kind === 'rate-limited') gate.close(error.retryAfterS);
    report(client, request, error, failure);
    return { error };
  }
}

/** RTK Query's base query over the store's own transport (the thunks' extra argument). */
export const callBaseQuery: BaseQueryFn<CallRequest, unknown, ApiError> = async (request, { extra, signal, forced }) => {
  const client = extra as Client;
  const kept = forced ? undefined : client.cache?.read(request);
  if (kept) return kept;
  const outcome = await sendCall(client, request, { signal });
  if ('data' in outcome) client.cache?.write(request, outcome.data);
  return outcome;
};
