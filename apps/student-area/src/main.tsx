import '@mapa/ui-kit/fonts.css';
import { createPacks } from '@mapa/api-client';
import { ClientProviders, RuntimeConfigProvider, createBrowserClient, readRuntimeConfig } from '@mapa/auth';
import { PacksProvider, holdInstallPrompt, startServiceWorker, announceUpdate } from '@mapa/offline';
import { LinkProvider, UiProvider, type LinkSetting } from '@mapa/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { loginAddress } from './guard';
import { createPrefetch, routes } from './routes';

function start() {
  const login = loginAddress(location);
  // Offline there is no login page either: the area shows a signed-out state.
  if (login && navigator.onLine) return location.replace(login);
  const root = document.getElementById('raiz');
  if (!root) throw new Error('The document has no #raiz');
  const config = readRuntimeConfig();
  const {
    store,
    outbox,
    session,
    packs,
    start: startSession,
  } = createBrowserClient({ config, devTools: import.meta.env.DEV, createPacks });
  startSession();
  holdInstallPrompt();
  startServiceWorker({ isOn: config.serviceWorker, onUpdate: announceUpdate });
  const keepsFiles = config.serviceWorker && 'serviceWorker' in navigator;
  const link: LinkSetting = { application: 'student-area', ...createPrefetch(store, keepsFiles) };
  const router = createBrowserRouter(routes);
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
}

start();
