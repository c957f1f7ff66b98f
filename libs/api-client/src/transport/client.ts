import { createTransportEvents, type TransportEvents } from './events';
import { createHttp, type Http, type HttpSetting } from './http';
import { createRateGate, type RateGate } from './rate-gate';
import { createResponseCache, type ResponseCache, type ResponseCacheSetting } from './response-cache';
import type { TabChannel } from './tab-channel';

/** The transport of one store: one per page in the browser, one per request on the server. */
export interface Client {
  readonly http: Http;
  readonly events: TransportEvents;
  readonly gate: RateGate;
  readonly cache?: ResponseCache;
  /** To the student's other tabs. */
  readonly tabs?: TabChannel<object>;
}

/** @param setting `cache` turns on the session-storage cache, `tabs` the line to other tabs; leave both out on the server. */
export const createClient = (
  setting: HttpSetting & { cache?: ResponseCacheSetting; tabs?: TabChannel<object> },
): Client => ({
  http: createHttp(setting),
  events: createTransportEvents(),
  gate: createRateGate(setting.token),
  ...(setting.cache ? { cache: createResponseCache(setting.cache) } : {}),
  ...(setting.tabs ? { tabs: setting.tabs } : {}),
});
