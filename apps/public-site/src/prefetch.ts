import { loadPage } from './page/page-module';
import { matchPage } from './routes';
import type { AppStore } from './store';

/**
 * Fetches code and data of a page that a visible link leads to. A link to the same page with other filters is left
 * alone: a screen of filters would ask for every list that it could show.
 */
export const createPrefetch = (store: AppStore) => (path: string) => {
  const url = new URL(path, location.origin);
  const { route, params } = matchPage(url.pathname);
  if (!route || route === matchPage(location.pathname).route) return;
  loadPage(route.load)
    .then((page) => page.load?.({ store, params, url }))
    // A prefetch that fails costs nothing: the navigation asks again and shows what is wrong.
    .catch(() => undefined);
};
