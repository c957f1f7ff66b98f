import type { EARLY_REQUESTS } from '@mapa/domain';
import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { tokenOf } from './http';

/** Reading requests that the document has sent before its code runs, by address, with the session's token. */
export interface EarlyRequests {
  token: string;
  responses: Record<string, Promise<Response> | undefined>;
}

declare global {
  var earlyRequests: EarlyRequests | undefined;
}

/** The global variable's name is the one that the document's script sets. */
const NAME = 'earlyRequests' satisfies typeof EARLY_REQUESTS;
/** From when on, in ms since the document was requested, what it has asked for is too old. */
const LATEST_MS = 30_000;

/** The response of the document's own request, once; undefined if there is none, or it has failed. */
async function takeEarly(config: InternalAxiosRequestConfig): Promise<AxiosResponse | undefined> {
  const early = globalThis[NAME];
  if (!early || config.method !== 'get' || performance.now() > LATEST_MS) return undefined;
  if (tokenOf(config.headers) !== early.token) return undefined;
  const url = axios.getUri(config);
  const sent = early.responses[url];
  delete early.responses[url];
  try {
    const response = await sent;
    // The document's script takes all back once another tab tells of a change.
    if (!response || globalThis[NAME] !== early) return undefined;
    const { status, statusText, headers } = response;
    return {
      data: await response.text(),
      status,
      statusText,
      headers: new AxiosHeaders(Object.fromEntries(headers)),
      config,
    };
  } catch {
    return undefined;
  }
}

/**
 * An axios adapter for the browser that takes what the document has already requested (docs/decisions/167), and sends
 * every other request. A refusal counts as well: to send it again would only add to what an overloaded server has to do.
 */
export const earlyFirst =
  (adapter: AxiosAdapter = axios.getAdapter('xhr')): AxiosAdapter =>
  async (config) => {
    const early = await takeEarly(config);
    if (!early) return adapter(config);
    if (config.validateStatus?.(early.status) ?? true) return early;
    throw new AxiosError(`The early request was refused with ${early.status}`, undefined, config, undefined, early);
  };
