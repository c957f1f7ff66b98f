import '@mapa/ui-kit/fonts.css';
import { createPacks, earlyFirst } from '@mapa/api-client';
import { ClientProviders, RuntimeConfigProvider, createBrowserClient, readRuntimeConfig } from '@mapa/auth';
import { loadDateFormats } from '@mapa/domain';
import { PacksProvider, holdInstallPrompt, startServiceWorker, announceUpdate } from '@mapa/offline';
import { LinkProvider, UiProvider, nextTask, type LinkSetting } from '@mapa/ui-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { loginAddress } from './guard';
import { createPrefetch, routes } from './routes';

async function start() {
  const login = loginAddress(location);
  // Offline there is no login page either: the area shows a signed-out state.
  if (login && navigator.onLine) return location.replace(login);
  holdInstallPrompt();
  await nextTask();
  const root = document.getElementById('raiz');
  if (!root) throw new Error('The document has no #raiz');
  const config = readRuntimeConfig();
  const {
    store,
    outbox,
    session,
    packs,
    start: startSession,
  } = createBrowserClient({ config, devTools: import.meta.env.DEV, createPacks, adapter: earlyFirst() });
  await nextTask();
  startSession();
  await nextTask();
  startServiceWorker({ isOn: config.serviceWorker, onUpdate: announceUpdate });
  const keepsFiles = config.serviceWorker && 'serviceWorker' in navigator;
  const link = { application: 'student-area', ...createPrefetch(store, keepsFiles) } satisfies LinkSetting;
  // The page's own call does not wait for its code to be loaded and rendered. What is prefetched depends on no query.
  if (location.search === '') link.prefetch(location.pathname);
  const router = createBrowserRouter(routes);
  // As a transition: React renders in slices of some milliseconds and handles input in between.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <RuntimeConfigProvider value={config}>
          <UiProvider>
            <LinkProvider value={link}>
              <ClientProviders store={store} outbox={outbox} session={session}>
                <PacksProvider value={packs}>
                  <RouterProvider router={router} />
                </PacksProvider>
              </ClientProviders>
            </LinkProvider>
          </UiProvider>
        </RuntimeConfigProvider>
      </StrictMode>,
    );
  });
  await nextTask();
  loadDateFormats();
}

void start();
