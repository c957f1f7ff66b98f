import { ACCOUNT_GONE_FIELD, WITHHELD_FIELD } from '@mapa/domain';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { AxiosHeaders, isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { rateLimitedError, toApiError, unavailableError, type ApiError } from './api-error';
import { toAxiosRequest, type CallRequest } from './call-request';
import type { Client } from './client';
import { tokenOf } from './http';

/** Notifies the application's listeners. */
function report({ events }: Client, request: CallRequest, error: ApiError, failure: unknown): void {
  if (error.kind === 'rate-limited') events.emitRateLimited({ retryAfterS: error.retryAfterS });
  if (WITHHELD_FIELD in error.fields) events.emitWithheld();
  if (error.kind === 'unauthorized') {
    events.emitUnauthorized({
      call: request.call,
      token: isAxiosError(failure) ? tokenOf(failure.config?.headers) : undefined,
      isAccountGone: ACCOUNT_GONE_FIELD in error.fields,
    });
  }
}

/** For a call that returns a file, a refusal also arrives as a file; it is parsed as JSON. */
async function readRefusal(failure: unknown): Promise<unknown> {
  const response = isAxiosError(failure) ? failure.response : undefined;
  if (!(response?.data instanceof Blob)) return failure;
  const text = await response.data.text();
  try {
    response.data = JSON.parse(text);
  } catch {
    response.data = text;
  }
  return failure;
}

/**
 * Whether a foreign server responded, such as a network's login page with status 200: the API only sends JSON or a
 * file. Such a response says nothing about the call, in particular not that an answer was stored.
 */
const isForeign = ({ data }: AxiosResponse<unknown>): boolean => typeof data === 'string' && data !== '';

/** When the server sent a response; undefined for a possibly cached one, whose date is older. */
function sentAt({ headers }: AxiosResponse<unknown>): number | undefined {
  const read = (name: string) =>
    AxiosHeaders.from(headers as AxiosHeaders)
      .get(name)
      ?.toString() ?? '';
  const time = Date.parse(read('date'));
  return read('cache-control').includes('no-store') && Number.isFinite(time) ? time : undefined;
}

type Outcome<T> = T | { error: ApiError };

async function send(
  client: Client,
  request: CallRequest,
  setting: AxiosRequestConfig,
): Promise<Outcome<{ response: AxiosResponse<unknown> }>> {
  const gate = client.gate.of(request);
  const waitS = gate.waitS();
  if (waitS > 0) {
    client.events.emitRateLimited({ retryAfterS: waitS });
    return { error: rateLimitedError(waitS) };
  }
  try {
    const response = await client.http.request<unknown>({ ...toAxiosRequest(request), ...setting });
    if (isForeign(response)) return { error: unavailableError() };
    const time = sentAt(response);
    if (time !== undefined) client.events.emitServerTime(time);
    return { response };
  } catch (thrown) {
    const failure = await readRefusal(thrown);
    const error = toApiError(failure, request.call, Date.now());
    if (error.kind === 'rate-limited') gate.close(error.retryAfterS);
    report(client, request, error, failure);
    return { error };
  }
}

/**
 * The longest delay after which a reading call is repeated by itself, in seconds; after a longer one the student decides.
 * The page server repeats none: its visitor waits for the page.
 */
const PATIENCE_S = typeof document === 'undefined' ? 0 : 5;

/** Waits longer than asked by up to a half, so that clients that were refused together do not return together. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000 * (1 + Math.random() / 2)));

/** Sends a call; repeats a reading one once if an overloaded server asks for it soon. */
async function sendPatiently(client: Client, request: CallRequest, setting: { signal: AbortSignal }) {
  const outcome = await send(client, request, setting);
  if (!('error' in outcome) || !request.call.startsWith('GET ')) return outcome;
  const { error } = outcome;
  if (error.kind !== 'unavailable' || !(Number(error.retryAfterS) <= PATIENCE_S)) return outcome;
  await pause(Number(error.retryAfterS));
  return setting.signal.aborted ? outcome : send(client, request, setting);
}

interface SentFile {
  file: Blob;
  /** A header of the response, if present. */
  header: (name: string) => string | undefined;
}

/**
 * Sends a call that returns a file, without a timeout.
 * @param onProgress is called with the number of bytes received
 */
export async function sendFileCall(
  client: Client,
  request: CallRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (bytes: number) => void },
): Promise<Outcome<SentFile>> {
  const outcome = await send(client, request, {
    signal,
    timeout: 0,
    responseType: 'blob',
    onDownloadProgress: ({ loaded }) => onProgress?.(loaded),
  });
  if ('error' in outcome) return outcome;
  const headers = AxiosHeaders.from(outcome.response.headers as AxiosHeaders);
  return { file: outcome.response.data as Blob, header: (name) => headers.get(name)?.toString() };
}

/** RTK Query's base query over the store's own transport (the thunks' extra argument). */
export const callBaseQuery: BaseQueryFn<CallRequest, unknown, ApiError> = async (
  request,
  { extra, signal, forced },
) => {
  const client = extra as Client;
  const kept = forced ? undefined : client.cache?.read(request);
  if (kept) return kept;
  const outcome = await sendPatiently(client, request, { signal });
  if ('error' in outcome) {
    const taken = outcome.error.kind === 'offline' ? await client.taken?.read(request) : undefined;
    return taken ?? outcome;
  }
  const { data } = outcome.response;
  client.cache?.write(request, data);
  await client.taken?.note(request, data);
  return { data };
};
