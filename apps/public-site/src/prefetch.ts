import { loadPage } from './page/page-module';
import { matchPage } from './routes';
import type { AppStore } from './store';

/** Whoever saves data pays for every guess. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Fetches code and data of a page that a visible link leads to; data one page after the other, so that what the visitor
 * asks for themselves does not wait behind guesses. A link to the same page with other filters is left alone: a screen of
 * filters would ask for every list that it could show.
 */
export function createPrefetch(store: AppStore) {
  let line: Promise<unknown> = Promise.resolve();
  return (path: string): void => {
    const url = new URL(path, location.origin);
    const { route, params } = matchPage(url.pathname);
    if (!route || route === matchPage(location.pathname).route) return;
    const code = loadPage(route.load);
    line = line
      .then(() => code)
      .then((page) => (savesData() ? undefined : (page.ahead ?? page.load)?.({ store, params, url })))
      // A prefetch that fails costs nothing: the navigation asks again and shows what is wrong.
      .catch(() => undefined);
  };
}
