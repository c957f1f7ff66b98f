import { createTransportEvents, type TransportEvents } from './events';
import { createHttp, type Http, type HttpSetting } from './http';
import { createRateGate, type RateGate } from './rate-gate';
import { createResponseCache, type ResponseCache, type ResponseCacheSetting } from './response-cache';
import type { CallRequest } from './call-request';
import type { TabChannel } from './tab-channel';

/** The transport of one store: one per page in the browser, one per request on the server. */
export interface Client {
  readonly http: Http;
  readonly events: TransportEvents;
  readonly gate: RateGate;
  readonly cache?: ResponseCache;
  /** Channel to the student's other tabs. */
  readonly tabs?: TabChannel<object>;
  readonly taken?: TakenAlong;
}

/** The data that the student downloaded to this device (docs/decisions/058). */
export interface TakenAlong {
  /** Answers a call that could not be sent, if possible. Never rejects. */
  read: (request: CallRequest) => Promise<{ data: unknown } | undefined>;
  /** Called with the result of each call, which waits for a returned promise. Never rejects. */
  note: (request: CallRequest, data: unknown) => Promise<void> | undefined;
}

/**
 * @param setting `cache` enables the session-storage cache, `tabs` the channel to other tabs; omit both on the server.
 */
export const createClient = (
  setting: HttpSetting & { cache?: ResponseCacheSetting; tabs?: TabChannel<object>; taken?: TakenAlong },
): Client => ({
  http: createHttp(setting),
  events: createTransportEvents(),
  gate: createRateGate(setting.token),
  ...(setting.cache ? { cache: createResponseCache(setting.cache) } : {}),
  ...(setting.tabs ? { tabs: setting.tabs } : {}),
  ...(setting.taken ? { taken: setting.taken } : {}),
});
