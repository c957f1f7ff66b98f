import { ROUTES, routePath } from '@mapa/domain';
import type { RouteName } from '@mapa/domain';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorPage, NotFound } from './errors/error-page';
import { Layout } from './layout';
import type { Page } from './page/page';
import type { AppStore } from './store';

interface PageRoute {
  name: RouteName;
  /** The module's path as the build's manifest names it, so that the server can have its chunk preloaded. */
  source: string;
  page: () => Promise<Page>;
}

export const PAGES: readonly PageRoute[] = [];

const STATUS = { 'not-found': 404, unavailable: 503 } as const;

const notFound = () => data(null, { status: STATUS['not-found'], statusText: '' });

/** Lets the server wait for a page's data; the browser shows the page at once, with its own skeletons. */
const createLoader =
  (page: Page, store: AppStore, waitForData: boolean) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const loading = page.load?.({ store, params, url: new URL(request.url) });
    if (!waitForData) {
      loading?.catch(() => undefined);
      return null;
    }
    const outcome = (await loading) ?? 'ok';
    if (outcome !== 'ok') throw data(null, { status: STATUS[outcome], statusText: '' });
    return null;
  };

const pageRoute = ({ name, source, page }: PageRoute, store: AppStore, waitForData: boolean): RouteObject => ({
  id: name,
  path: ROUTES[name].path,
  lazy: async () => {
    const module = await page();
    return {
      Component: module.Component,
      loader: createLoader(module, store, waitForData),
      handle: { meta: module.meta, source },
    };
  },
});

/** The public site's routes over one store. */
export const createRoutes = (store: AppStore, { waitForData }: { waitForData: boolean }): RouteObject[] => [
  {
    id: 'layout',
    Component: Layout,
    children: [
      {
        id: 'page',
        ErrorBoundary: ErrorPage,
        children: [
          { id: 'home', path: ROUTES.home.path, loader: () => redirect(routePath('questions')) },
          ...PAGES.map((route) => pageRoute(route, store, waitForData)),
          {
            id: 'unknown',
            path: '*',
            Component: NotFound,
            loader: () => {
              throw notFound();
            },
          },
        ],
      },
    ],
  },
];
