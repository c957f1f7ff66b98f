import type { Page } from './page';

/** A page's code, loaded once; the route that it belongs to is told apart by its loader. */
const loaded = new Map<() => Promise<Page>, Page>();
const loading = new Map<() => Promise<Page>, Promise<Page>>();

/** The page's code when it is here already, which it is before the first render. */
export const loadedPage = (load: () => Promise<Page>): Page | undefined => loaded.get(load);

/** Loads a page's code; a failure is forgotten, so that the next visit tries again. */
export function loadPage(load: () => Promise<Page>): Promise<Page> {
  const known = loading.get(load);
  if (known) return known;
  const started = load();
  loading.set(load, started);
  started.then(
    (page) => loaded.set(load, page),
    () => loading.delete(load),
  );
  return started;
}
