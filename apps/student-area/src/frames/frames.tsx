import { createAppStore, createClient } from '@mapa/api-client';
import { ClientProviders, sessionReducer, type SessionSlices } from '@mapa/auth';
import { ROUTES, hasSlimBar } from '@mapa/domain';
import { LinkProvider, PageBar, UiProvider } from '@mapa/ui-kit';
import { StaticShell } from '@mapa/ui-shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { PagePlaceholder } from '../fallbacks/page-placeholder';
import { PAGES } from '../page-list';

/** What the document of a route shows until its code runs. */
export interface Frame {
  /** Markup, with its style element: it goes when React draws the page in its place. */
  html: string;
  /** Module of the page, for preloading. */
  source: string;
}

/** Tags and marks by which the browser's styled-components would adopt the rules, and keep them. */
const NOT_STYLE = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.[^}]*\}/g;

/** A path of the route; values of its parameters do not show in a frame. */
const examplePath = (path: string) => path.replace(/:\w+/g, '1');

function draw(path: string): string {
  const store = createAppStore<SessionSlices>({
    client: createClient({ baseUrl: '', token: () => undefined }),
    reducers: { session: sessionReducer },
  });
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(
      sheet.collectStyles(
        <UiProvider>
          <LinkProvider value={{ application: 'student-area' }}>
            <ClientProviders store={store} outbox={null} session={null}>
              <StaticRouter location={path}>
                <StaticShell PageBar={hasSlimBar(path) ? PageBar : undefined}>
                  <main>
                    <PagePlaceholder />
                  </main>
                </StaticShell>
              </StaticRouter>
            </ClientProviders>
          </LinkProvider>
        </UiProvider>,
      ),
    );
    const css = sheet.getStyleTags().replace(NOT_STYLE, '');
    return `<style>${css}</style>${markup}`;
  } finally {
    sheet.seal();
  }
}

/** The frames of all routes, by route name. */
export const frames = (): Record<string, Frame> =>
  Object.fromEntries(PAGES.map(({ name, source }) => [name, { source, html: draw(examplePath(ROUTES[name].path)) }]));
