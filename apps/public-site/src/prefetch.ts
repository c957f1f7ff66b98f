import { ROUTES, matchRouteName } from '@mapa/domain';
import { matchPath } from 'react-router-dom';
import { PAGES } from './routes';
import type { AppStore } from './store';

/** Fetches code and data of a page that a visible link leads to. */
export const createPrefetch = (store: AppStore) => (path: string) => {
  const url = new URL(path, location.origin);
  const name = matchRouteName(url.pathname);
  const route = PAGES.find((page) => page.name === name);
  if (!route) return;
  const params = matchPath(ROUTES[route.name].path, url.pathname)?.params ?? {};
  route
    .page()
    .then((page) => page.load?.({ store, params, url }))
    // A prefetch that fails costs nothing: the navigation asks again and shows what is wrong.
    .catch(() => undefined);
};
