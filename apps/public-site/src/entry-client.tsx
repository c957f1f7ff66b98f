import '@mapa/ui-kit/fonts.css';
import { createBrowserClient, readRuntimeConfig } from '@mapa/auth';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { readServerState } from './server-state';
import { loadPage } from './page/page-module';
import { createPrefetch } from './prefetch';
import { matchPage } from './routes';

async function start() {
  const root = document.getElementById('raiz');
  if (!root) throw new Error('The document has no #raiz');
  const config = readRuntimeConfig();
  const { store: preloadedState, outcome } = readServerState();
  const {
    store,
    outbox,
    session,
    start: startSession,
  } = createBrowserClient({
    config,
    preloadedState,
    devTools: import.meta.env.DEV,
  });
  const link = { application: 'public-site' as const, ...createPrefetch(store) };
  // The page on screen must be there in code before hydration, or its HTML would flash away.
  const { route } = matchPage(location.pathname);
  if (route) await loadPage(route.load);
  // As a transition: React takes the page over in slices of some milliseconds and lets input in between. A touch or a key hydrates at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        store={store}
        outbox={outbox}
        session={session}
        onHydrated={startSession}
        config={config}
        link={link}
        outcome={outcome}
        router={(content) => <BrowserRouter>{content}</BrowserRouter>}
      />,
    );
  });
}

void start();
