import '@mapa/ui-kit/fonts.css';
import { createClient } from '@mapa/api-client';
import { TOKEN_COOKIE } from '@mapa/domain';
import Cookies from 'js-cookie';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { App } from './app';
import { readConfig, readHandover } from './handover';
import { createPrefetch } from './prefetch';
import { createRoutes } from './routes';
import { createStore } from './store';

/** The page on screen must be there in code before hydration, or its HTML would flash away. */
async function resolveMatched(routes: RouteObject[]) {
  const lazy = matchRoutes(routes, location)?.filter(({ route }) => typeof route.lazy === 'function') ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start() {
  const handover = readHandover();
  const client = createClient({ baseUrl: '', token: () => Cookies.get(TOKEN_COOKIE) });
  const store = createStore({ client, preloadedState: handover.store });
  const routes = createRoutes(store, { waitForData: false });
  await resolveMatched(routes);
  const router = createBrowserRouter(routes, { hydrationData: handover.router });
  const link = { application: 'public-site' as const, prefetch: createPrefetch(store) };
  const root = document.getElementById('raiz');
  if (!root) throw new Error('The document has no #raiz');
  hydrateRoot(
    root,
    <App store={store} config={readConfig()} link={link}>
      <RouterProvider router={router} />
    </App>,
  );
}

void start();
