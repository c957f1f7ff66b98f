import { baseApi } from '@mapa/api-client';
import type { RuntimeConfig } from '@mapa/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app';
import { failureMeta } from './page/failure-meta';
import type { ServerState } from './server-state';
import { headHtml } from './page/head';
import type { PageOutcome } from './page/page';
import { loadPage } from './page/page-module';
import { matchPage } from './routes';
import { createServerClient, createServerStore, type AppStore } from './store/store';

export { sitemap } from './sitemap';

interface RenderRequest {
  /** Requested path and query. */
  url: string;
  apiBase: string;
  /** Headers for each call of the API: the id of the request it is made for. */
  apiHeaders: Record<string, string>;
  /** Origin of absolute addresses; empty leaves canonical links relative. */
  siteUrl: string;
  config: RuntimeConfig;
}

const LINK = { application: 'public-site' } as const;
const BASE = 'http://mapa.invalid';
const STATUS: Record<PageOutcome, number> = { ok: 200, 'not-found': 404, unavailable: 503 };

/** Renders one page to finished HTML. Throws only for defects; a missing page or API is rendered as a page too. */
export async function render(request: RenderRequest) {
  const url = new URL(BASE + request.url);
  const match = matchPage(url.pathname);
  const store = createServerStore(createServerClient(request.apiBase, request.apiHeaders));
  try {
    return await renderPage(store, match, url, request);
  } finally {
    // Its timers would keep the store alive for a minute.
    store.dispatch(baseApi.util.resetApiState());
  }
}

async function renderPage(
  store: AppStore,
  { route, params }: ReturnType<typeof matchPage>,
  url: URL,
  { siteUrl, config }: RenderRequest,
) {
  const page = route && (await loadPage(route.load));
  const context = { store, params, url };
  const outcome = page ? ((await page.load?.(context)) ?? 'ok') : 'not-found';
  const sheet = new ServerStyleSheet();
  try {
    const router = (content: React.ReactNode) => (
      <StaticRouter location={url.pathname + url.search}>{content}</StaticRouter>
    );
    const html = renderToString(
      sheet.collectStyles(
        <App
          store={store}
          outbox={null}
          session={null}
          config={config}
          link={LINK}
          outcome={outcome}
          router={router}
        />,
      ),
    );
    const state: ServerState = { store: { api: store.getState().api }, outcome };
    const meta = page && outcome === 'ok' ? page.meta(context) : failureMeta(STATUS[outcome]);
    return {
      status: STATUS[outcome],
      head: headHtml({ meta, site: siteUrl, path: url.pathname, route: route?.name ?? null }),
      html,
      css: sheet.getStyleTags(),
      state,
      modules: route ? [route.source] : [],
    };
  } finally {
    sheet.seal();
  }
}
