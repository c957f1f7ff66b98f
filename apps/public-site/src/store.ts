import { createAppStore, createClient } from '@mapa/api-client';
import type { AppStoreSetting, Client } from '@mapa/api-client';

interface StoreOptions {
  client: Client;
  preloadedState?: AppStoreSetting<object>['preloadedState'];
}

/** A store for one visitor, or for one request on the server: both have the same slices. */
export const createStore = ({ client, preloadedState }: StoreOptions) =>
  createAppStore({ client, ...(preloadedState ? { preloadedState } : {}) });

export type AppStore = ReturnType<typeof createStore>;

const SERVER_TIMEOUT_MS = 5_000;

/** The transport of one server render: nobody's session, and no longer than a visitor would wait. */
export const createServerClient = (apiBase: string) =>
  createClient({ baseUrl: apiBase, token: () => undefined, timeoutMs: SERVER_TIMEOUT_MS });
