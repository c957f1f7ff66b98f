import { createAppStore, createClient, type AppStore as StoreOf, type Client } from '@mapa/api-client';
import { sessionReducer, type SessionSlices } from '@mapa/auth';

/** The browser's store and that of each request have the same slices. */
export type AppStore = StoreOf<SessionSlices>;

/** A store for one request of the server render, without a session, so that the page is the same for everyone. */
export const createServerStore = (client: Client): AppStore =>
  createAppStore<SessionSlices>({ client, reducers: { session: sessionReducer } });

const SERVER_TIMEOUT_MS = 5_000;

/** The transport of one server render: without a session, with a timeout that a visitor would accept. */
export const createServerClient = (apiBase: string, headers: Record<string, string> = {}) =>
  createClient({ baseUrl: apiBase, token: () => undefined, timeoutMs: SERVER_TIMEOUT_MS, headers });
