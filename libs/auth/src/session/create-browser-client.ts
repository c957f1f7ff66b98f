import {
  createAppStore,
  createClient,
  createStoreOutbox,
  openTabChannel,
  repeatWhenOnline,
  startTriggers,
  type ApiState,
  type PackNews,
  type Packs,
  type PacksSetting,
} from '@mapa/api-client';
import { orUndefined, type RuntimeConfig } from '@mapa/domain';
import type { AxiosAdapter } from 'axios';
import { createSession } from './create-session';
import { sessionReducer, type SessionSlices } from './session-slice';
import type { SocialSetting } from './social-providers';
import { readKnown } from '../browser/local-data';
import { readToken } from '../browser/token-cookie';

/**
 * Creates and connects transport, store, outbox and session of one page, for both applications.
 * @param setting `config` is the deployment's (`cookieDomain` empty: this host only); `preloadedState` comes from the
 * server render; `createPacks` and `adapter` are the student area's; `devTools` enables the browser's Redux DevTools.
 */
export function createBrowserClient({
  config,
  preloadedState,
  devTools = false,
  createPacks,
  adapter,
}: {
  config: Pick<RuntimeConfig, 'cookieDomain'> & SocialSetting;
  preloadedState?: Partial<ApiState & SessionSlices>;
  devTools?: boolean;
  /** Creates the packs of an application that has downloads for offline use. */
  createPacks?: (setting: Pick<PacksSetting, 'owner' | 'tabs'>) => Packs;
  /** How requests are sent; default axios' own. */
  adapter?: AxiosAdapter;
}) {
  // Access may be forbidden by the browser's settings.
  const storage = orUndefined(() => sessionStorage);
  const owner = () => readKnown()?.id ?? 'visitante';
  const tabs = openTabChannel<object>('mapa-novidades');
  const packTabs = createPacks ? openTabChannel<PackNews>('mapa-pacotes') : null;
  const packs =
    createPacks && packTabs
      ? createPacks({ owner: () => (readToken() ? (readKnown()?.id ?? null) : null), tabs: packTabs })
      : null;
  const client = createClient({
    baseUrl: '',
    token: readToken,
    tabs,
    ...(storage ? { cache: { storage, owner } } : {}),
    ...(packs ? { taken: packs } : {}),
    ...(adapter && { adapter }),
  });
  const store = createAppStore<SessionSlices>({
    client,
    reducers: { session: sessionReducer },
    preloadedState,
    devTools,
  });
  const outbox = createStoreOutbox(store);
  if (packs) outbox.onEachVerdict((verdict) => void packs.noteVerdict(verdict));
  const session = createSession({ store, client, outbox, cookieDomain: config.cookieDomain, providers: config });
  return {
    store,
    outbox,
    session,
    packs,
    /** Determines the session and starts sending pending data. Returns a function that stops. */
    start(): () => void {
      const stops = [
        startTriggers(outbox),
        repeatWhenOnline(store),
        session.start(),
        tabs.close,
        () => packTabs?.close(),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

export type BrowserClient = ReturnType<typeof createBrowserClient>;
