import { baseApi } from '@mapa/api-client';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter, isRouteErrorResponse } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app';
import { failureMeta } from './errors/failure-meta';
import type { Handover } from './handover';
import { headHtml } from './page/head';
import type { Page } from './page/page';
import { createRoutes } from './routes';
import type { RuntimeConfig } from './runtime-config';
import { createServerClient, createStore } from './store';
import type { AppStore } from './store';

interface RenderRequest {
  /** Path and query, as the visitor asked. */
  url: string;
  apiBase: string;
  /** Origin for canonical addresses; empty leaves them relative. */
  siteUrl: string;
  config: RuntimeConfig;
}

const LINK = { application: 'public-site' } as const;
const BASE = 'http://mapa.invalid';

/** Renders one page to finished HTML. Throws only what is a defect; a missing page or API is a page too. */
export async function render(request: RenderRequest) {
  const store = createStore({ client: createServerClient(request.apiBase) });
  try {
    return await renderWith(store, request);
  } finally {
    // Its timers would keep the store alive for a minute.
    store.dispatch(baseApi.util.resetApiState());
  }
}

async function renderWith(store: AppStore, { url, siteUrl, config }: RenderRequest) {
  const handler = createStaticHandler(createRoutes(store, { waitForData: true }));
  const context = await handler.query(new Request(BASE + url));
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('location') ?? '/', head: '', html: '', css: '', state: null, modules: [] };
  }
  const defect = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (defect) throw defect;

  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <App store={store} config={config} link={LINK}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </App>,
      ),
    );
    const state: Handover = { store: { api: store.getState().api }, router: { loaderData: context.loaderData, errors: context.errors } };
    return {
      status: context.statusCode,
      redirect: null,
      head: head(context, store, siteUrl, url),
      html,
      css: sheet.getStyleTags(),
      state,
      modules: context.matches.flatMap(({ route }) => (route.handle as { source?: string } | undefined)?.source ?? []),
    };
  } finally {
    sheet.seal();
  }
}

function head(context: StaticHandlerContext, store: AppStore, siteUrl: string, url: string): string {
  const { pathname, search } = new URL(BASE + url);
  const match = context.matches.at(-1);
  const describe = (match?.route.handle as { meta?: Page['meta'] } | undefined)?.meta;
  const meta =
    context.errors || !describe
      ? failureMeta(context.statusCode)
      : describe({ store, params: match?.params ?? {}, url: new URL(pathname + search, BASE) });
  return headHtml(meta, siteUrl + pathname);
}
