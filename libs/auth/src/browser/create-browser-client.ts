import { createAppStore, createClient, createStoreOutbox, startTriggers, type ApiState } from '@mapa/api-client';
import { createSession } from '../session/create-session';
import { sessionReducer, type SessionSlices } from '../session/session-slice';
import { readKnown } from './local-data';
import { readToken } from './token-cookie';

function pageStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // The browser's settings forbid it.
    return undefined;
  }
}

/**
 * Transport, store, outbox and session of one page, wired together; both applications begin with this.
 * @param setting `cookieDomain` empty: this host only. `preloadedState` is what the server handed over.
 */
export function createBrowserClient({
  cookieDomain,
  preloadedState,
}: {
  cookieDomain: string;
  preloadedState?: Partial<ApiState & SessionSlices>;
}) {
  const storage = pageStorage();
  const owner = () => readKnown()?.id ?? 'visitante';
  const client = createClient({ baseUrl: '', token: readToken, ...(storage ? { cache: { storage, owner } } : {}) });
  const store = createAppStore<SessionSlices>({ client, reducers: { session: sessionReducer }, preloadedState });
  const outbox = createStoreOutbox(store);
  const session = createSession({ store, client, outbox, cookieDomain });
  return {
    store,
    outbox,
    session,
    /** Finds out who is here and begins to send what waits. Returns the way to stop. */
    start(): () => void {
      const stops = [startTriggers(outbox), session.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
}

export type BrowserClient = ReturnType<typeof createBrowserClient>;
