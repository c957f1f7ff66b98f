import type { Page } from './page';

/** Loaded pages, by their loaders. */
const loaded = new Map<() => Promise<Page>, Page>();
const loading = new Map<() => Promise<Page>, Promise<Page>>();

/** The page's code if already loaded, as it always is before the first render. */
export const loadedPage = (load: () => Promise<Page>): Page | undefined => loaded.get(load);

/** Loads a page's code; a failure is not remembered, so the next visit tries again. */
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
