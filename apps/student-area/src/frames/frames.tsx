import { baseApi, createAppStore, createClient, sessionApi, type AppStore } from '@mapa/api-client';
import { ClientProviders, sessionReducer, type SessionSlices } from '@mapa/auth';
import { ROUTES, hasSlimBar, type RouteName } from '@mapa/domain';
import { requestOpening } from '@mapa/study';
import { LinkProvider, PageBar, UiProvider } from '@mapa/ui-kit';
import { StaticShell } from '@mapa/ui-shell';
import axios from 'axios';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { PagePlaceholder } from '../fallbacks/page-placeholder';
import { PAGES, type StudentPage } from '../page-list';
import * as account from '../pages/account-page';
import * as editais from '../pages/editais-page';
import * as favorites from '../pages/favorites-page';
import * as mapQuestions from '../pages/map-questions-page';
import * as myMaps from '../pages/my-maps-page';
import * as newSitting from '../pages/new-sitting-page';
import * as notebook from '../pages/notebook-page';
import * as notebooks from '../pages/notebooks-page';
import * as performance from '../pages/performance-page';
import * as requests from '../pages/requests-page';
import * as review from '../pages/review-page';
import * as sittings from '../pages/sittings-page';
import * as today from '../pages/today-page';

/** What the document of a route shows and requests until its code runs. */
export interface Frame {
  /** Markup, with its style element: it goes when React draws the page in its place. */
  html: string;
  /** Module of the page, whose scripts the document names. */
  source: string;
  /**
   * Addresses of the page's own reading calls, `:id` for that of the route, `:object.field` for a number in the response to
   * the one before; none where they depend on more.
   */
  calls: string[];
}

export interface Frames {
  /** Addresses of the calls with which every page begins. */
  calls: string[];
  /** By route name. */
  routes: Record<string, Frame>;
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
const FIRST_STATES: Partial<Record<RouteName, Pick<StudentPage, 'Component' | 'ahead'>>> = {
  today,
  myMaps,
  editais,
  notebooks,
  favorites,
  performance,
  sittings,
  newSitting,
  account,
  requests,
  review,
};

/** What prefetches the data of the pages that have it. */
const AHEAD: Partial<Record<RouteName, StudentPage['ahead']>> = {
  ...Object.fromEntries(Object.entries(FIRST_STATES).map(([name, { ahead }]) => [name, ahead])),
  mapQuestions: mapQuestions.ahead,
  notebook: notebook.ahead,
};
/** Stands for a route's `:id` while its calls are recorded; no call contains it otherwise. */
const ANY_ID = '909090909';
/** Stands for the subject at which a student goes on in a map. */
const ANY_SUBJECT = 808080808;

/** What is requested with a number from the response to the page's own call. */
const AFTER: Partial<Record<RouteName, (store: Pick<AppStore, 'dispatch'>) => Promise<unknown>>> = {
  mapQuestions: (store) => requestOpening(store, Number(ANY_ID), { assunto_id: ANY_SUBJECT, questao_id: 1 }),
};

/** The addresses that some work on a store asks for, which get no response. */
async function addressesOf(work: (store: Pick<AppStore, 'dispatch'>) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: '',
    token: () => undefined,
    adapter: (config) => {
      asked.push(axios.getUri(config));
      return Promise.reject(new Error('the build asks no server'));
    },
  });
  const store = createAppStore({ client });
  await work(store);
  // What nobody uses would be dropped only a minute later, and the build would wait.
  store.dispatch(baseApi.util.resetApiState());
  return asked;
}

/** The frames of all routes, and what their documents request. */
export async function frames(): Promise<Frames> {
  const routes: Record<string, Frame> = {};
  for (const { name, source } of PAGES) {
    const { Component = PagePlaceholder } = FIRST_STATES[name] ?? {};
    const own = await addressesOf(async (store) => AHEAD[name]?.(store, ANY_ID));
    const after = await addressesOf(async (store) => AFTER[name]?.(store));
    const calls = [...own, ...after].map((address) =>
      address.replace(ANY_ID, ':id').replace(String(ANY_SUBJECT), ':continuar.assunto_id'),
    );
    routes[name] = { source, html: draw(examplePath(ROUTES[name].path), Component), calls };
  }
  const calls = await addressesOf(({ dispatch }) => dispatch(sessionApi.endpoints.profile.initiate(undefined)));
  return { calls, routes };
}
