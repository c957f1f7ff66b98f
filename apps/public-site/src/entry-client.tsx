import '@mapa/ui-kit/fonts.css';
import { createBrowserClient, readRuntimeConfig } from '@mapa/auth';
import { nextTask } from '@mapa/ui-kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { takeEarlyPress } from './early-press';
import { readServerState } from './server-state';
import { loadPage } from './page/page-module';
import { createPrefetch } from './prefetch';
import { matchPage } from './routes';

async function start() {
  await nextTask();
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
  await nextTask();
  const link = { application: 'public-site' as const, ...createPrefetch(store) };
  // The code of the page on screen must be loaded before hydration, or its HTML would disappear briefly.
  const { route } = matchPage(location.pathname);
  if (route) await loadPage(route.load);
  const onHydrated = () => {
    let stop = (): void => undefined;
    // Not in the task that ends the hydration, as every part that depends on the session renders again.
    const waiting = setTimeout(() => {
      stop = startSession();
      // Once the session is known, as a button's action depends on it.
      setTimeout(() => takeEarlyPress(document.documentElement));
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
  // As a transition: React hydrates in slices of some milliseconds and handles input in between. A touch or a key
  // hydrates at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        store={store}
        outbox={outbox}
        session={session}
        onHydrated={onHydrated}
        config={config}
        link={link}
        outcome={outcome}
        router={(content) => <BrowserRouter>{content}</BrowserRouter>}
      />,
    );
  });
}

void start();
