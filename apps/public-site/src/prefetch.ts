import { hintCode, oneAtATime, type LinkSetting } from '@mapa/ui-kit';
import { loadPage } from './page/page-module';
import { matchPage } from './routes';
import type { AppStore } from './store/store';

/**
 * Prefetching for links (docs/decisions/054): hints for links nearby; code and data for one that is about to be
 * followed. Links to the same page with other filters are left alone: a screen of filters would request every list that
 * it could show.
 */
export function createPrefetch(store: AppStore): Required<Pick<LinkSetting, 'hint' | 'prefetch'>> {
  const fetchAhead = oneAtATime();
  const pageOf = (path: string) => {
    const url = new URL(path, location.origin);
    const { route, params } = matchPage(url.pathname);
    return route && route !== matchPage(location.pathname).route ? { route, params, url } : null;
  };
  return {
    hint(path) {
      const page = pageOf(path);
      if (page) hintCode(page.route.load);
    },
    prefetch(path) {
      const page = pageOf(path);
      if (!page) return;
      const { route, params, url } = page;
      fetchAhead(async () => {
        const { ahead, load } = await loadPage(route.load);
        await (ahead ?? load)?.({ store, params, url });
      });
    },
  };
}
