import '@mapa/ui-kit/fonts.css';
import { createBrowserClient, readRuntimeConfig } from '@mapa/auth';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { takeEarlyPress } from './early-press';
import { readServerState } from './server-state';
import { loadPage } from './page/page-module';
import { createPrefetch } from './prefetch';
import { matchPage } from './routes';

/** Ends the task: what follows runs in one of its own, and a press or a key comes in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

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
  // The page on screen must be there in code before hydration, or its HTML would flash away.
  const { route } = matchPage(location.pathname);
  if (route) await loadPage(route.load);
  const onHydrated = () => {
    let stop = (): void => undefined;
    // Not in the task that ends the hydration: every part that knows of the session is rendered again.
    const waiting = setTimeout(() => {
      stop = startSession();
      // Once the page knows whether anybody is signed in: what a button does depends on it.
      setTimeout(() => takeEarlyPress(document.documentElement));
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
  // As a transition: React takes the page over in slices of some milliseconds and lets input in between. A touch or a key hydrates at once.
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
