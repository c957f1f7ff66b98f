import { createAppStore, createClient } from '@mapa/api-client';
import { ClientProviders, sessionReducer, type SessionSlices } from '@mapa/auth';
import { ROUTES, hasSlimBar, type RouteName } from '@mapa/domain';
import { LinkProvider, PageBar, UiProvider } from '@mapa/ui-kit';
import { StaticShell } from '@mapa/ui-shell';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { PagePlaceholder } from '../fallbacks/page-placeholder';
import { PAGES } from '../page-list';
import * as account from '../pages/account-page';
import * as editais from '../pages/editais-page';
import * as favorites from '../pages/favorites-page';
import * as myMaps from '../pages/my-maps-page';
import * as newSitting from '../pages/new-sitting-page';
import * as notebooks from '../pages/notebooks-page';
import * as performance from '../pages/performance-page';
import * as requests from '../pages/requests-page';
import * as review from '../pages/review-page';
import * as sittings from '../pages/sittings-page';
import * as today from '../pages/today-page';

/** What the document of a route shows until its code runs. */
export interface Frame {
  /** Markup, with its style element: it goes when React draws the page in its place. */
  html: string;
  /** Module of the page, whose scripts the document names. */
  source: string;
}

/** Tags and marks by which the browser's styled-components would adopt the rules, and keep them. */
const NOT_STYLE = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.[^}]*\}/g;

/** A path of the route; values of its parameters do not show in a frame. */
const examplePath = (path: string) => path.replace(/:\w+/g, '1');

function draw(path: string, Screen: ComponentType): string {
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
                    <Screen />
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

/**
 * Pages whose first state, before any response, is known from their address: their heading and what they say about
 * themselves is part of the frame. The others have a placeholder.
 */
const FIRST_STATES: Partial<Record<RouteName, ComponentType>> = {
  today: today.Component,
  myMaps: myMaps.Component,
  editais: editais.Component,
  notebooks: notebooks.Component,
  favorites: favorites.Component,
  performance: performance.Component,
  sittings: sittings.Component,
  newSitting: newSitting.Component,
  account: account.Component,
  requests: requests.Component,
  review: review.Component,
};

/** The frames of all routes, by route name. */
export const frames = (): Record<string, Frame> =>
  Object.fromEntries(
    PAGES.map(({ name, source }) => [
      name,
      { source, html: draw(examplePath(ROUTES[name].path), FIRST_STATES[name] ?? PagePlaceholder) },
    ]),
  );
