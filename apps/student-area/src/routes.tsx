import type { AppStore } from '@mapa/api-client';
import { ROUTES, type RouteName } from '@mapa/domain';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { ErrorPage, NotFound } from './error-page';
import { lastArea } from './last-area';
import { Layout } from './layout';
import { PagePlace } from './page-place';

interface StudentPage {
  Component: ComponentType;
  /** The document's title, without the product's name. */
  title: string;
  /** Fetches for a link in view what costs little and is no use of the student's plan: a served question is one. */
  ahead?: (store: Pick<AppStore, 'dispatch'>) => Promise<unknown>;
}

interface StudentRoute {
  name: RouteName;
  page: () => Promise<StudentPage>;
}

export const PAGES: readonly StudentRoute[] = [
  { name: 'myMaps', page: () => import('./pages/my-maps-page') },
  { name: 'mapQuestions', page: () => import('./pages/map-questions-page') },
  { name: 'mapReview', page: () => import('./pages/map-review-page') },
  { name: 'notebooks', page: () => import('./pages/notebooks-page') },
  { name: 'notebookPrint', page: () => import('./pages/notebook-print-page') },
  { name: 'notebook', page: () => import('./pages/notebook-page') },
  { name: 'notebookReview', page: () => import('./pages/notebook-review-page') },
  { name: 'review', page: () => import('./pages/review-page') },
  { name: 'favorites', page: () => import('./pages/favorites-page') },
  { name: 'account', page: () => import('./pages/account-page') },
  { name: 'requests', page: () => import('./pages/requests-page') },
];

const pageRoute = ({ name, page }: StudentRoute): RouteObject => ({
  id: name,
  path: ROUTES[name].path,
  lazy: async () => {
    const { Component, title } = await page();
    return { Component, handle: { title } };
  },
});

/** The student area's routes. */
export const routes: RouteObject[] = [
  // The page server answers the bare address; without a network it has to be answered here.
  { path: ROUTES.studentArea.path, loader: () => redirect(lastArea()), HydrateFallback: PagePlace },
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: ErrorPage,
        HydrateFallback: PagePlace,
        children: [...PAGES.map(pageRoute), { path: '*', Component: NotFound }],
      },
    ],
  },
];

/** Fetches code and cheap data of a page before anybody asks for it. */
export function prefetchPage(store: Pick<AppStore, 'dispatch'>, name: RouteName | null): void {
  PAGES.find((page) => page.name === name)
    ?.page()
    .then(({ ahead }) => ahead?.(store))
    // A prefetch that fails costs nothing: the navigation asks again and shows what is wrong.
    .catch(() => undefined);
}
