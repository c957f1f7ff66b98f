import type { AppStore } from '@mapa/api-client';
import { ROUTES, matchRouteName, type RouteName } from '@mapa/domain';
import { hintCode, oneAtATime, type LinkSetting } from '@mapa/ui-kit';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { ErrorPage, NotFound } from './fallbacks/error-page';
import { lastArea } from './last-area';
import { Layout } from './layout';
import { PagePlaceholder } from './fallbacks/page-placeholder';

interface StudentPage {
  Component: ComponentType;
  /** The document's title, without the product's name. */
  title: string;
  /**
   * Prefetches, for a link that is about to be followed, what is cheap and does not count towards the student's plan,
   * as a served question does.
   */
  ahead?: (store: Pick<AppStore, 'dispatch'>) => Promise<unknown>;
}

interface StudentRoute {
  name: RouteName;
  page: () => Promise<StudentPage>;
}

export const PAGES: readonly StudentRoute[] = [
  { name: 'today', page: () => import('./pages/today-page') },
  { name: 'myMaps', page: () => import('./pages/my-maps-page') },
  { name: 'editais', page: () => import('./pages/editais-page') },
  { name: 'edital', page: () => import('./pages/edital-page') },
  { name: 'mapQuestions', page: () => import('./pages/map-questions-page') },
  { name: 'mapReview', page: () => import('./pages/map-review-page') },
  { name: 'notebooks', page: () => import('./pages/notebooks-page') },
  { name: 'notebookPrint', page: () => import('./pages/notebook-print-page') },
  { name: 'notebook', page: () => import('./pages/notebook-page') },
  { name: 'notebookReview', page: () => import('./pages/notebook-review-page') },
  { name: 'review', page: () => import('./pages/review-page') },
  { name: 'favorites', page: () => import('./pages/favorites-page') },
  { name: 'performance', page: () => import('./pages/performance-page') },
  { name: 'examPerformance', page: () => import('./pages/exam-performance-page') },
  { name: 'sittings', page: () => import('./pages/sittings-page') },
  { name: 'newSitting', page: () => import('./pages/new-sitting-page') },
  { name: 'sitting', page: () => import('./pages/sitting-page') },
  { name: 'sittingResult', page: () => import('./pages/sitting-result-page') },
  { name: 'account', page: () => import('./pages/account-page') },
  { name: 'requests', page: () => import('./pages/requests-page') },
  { name: 'desk', page: () => import('./pages/desk/desk-page') },
  { name: 'deskPapers', page: () => import('./pages/desk/desk-papers-page') },
  { name: 'deskPaper', page: () => import('./pages/desk/desk-paper-page') },
  { name: 'deskQuestions', page: () => import('./pages/desk/desk-questions-page') },
  { name: 'deskQuestion', page: () => import('./pages/desk/desk-question-page') },
  { name: 'deskProposals', page: () => import('./pages/desk/desk-proposals-page') },
  { name: 'deskSubjects', page: () => import('./pages/desk/desk-subjects-page') },
  { name: 'deskMaps', page: () => import('./pages/desk/desk-maps-page') },
  { name: 'deskMap', page: () => import('./pages/desk/desk-map-page') },
  { name: 'deskNotices', page: () => import('./pages/desk/desk-notices-page') },
  { name: 'deskNotice', page: () => import('./pages/desk/desk-notice-page') },
  { name: 'deskInstitutions', page: () => import('./pages/desk/desk-institutions-page') },
  { name: 'deskPeople', page: () => import('./pages/desk/desk-people-page') },
  { name: 'deskAudit', page: () => import('./pages/desk/desk-audit-page') },
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
  // The page server responds to the bare address; offline it has to be handled here.
  { path: ROUTES.studentArea.path, loader: () => redirect(lastArea()), HydrateFallback: PagePlaceholder },
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: ErrorPage,
        HydrateFallback: PagePlaceholder,
        children: [...PAGES.map(pageRoute), { path: '*', Component: NotFound }],
      },
    ],
  },
];

const pageOf = (path: string) => {
  const name = matchRouteName(new URL(path, location.origin).pathname);
  return PAGES.find((page) => page.name === name);
};

/**
 * Prefetching for links: hints for links nearby; code and cheap data for one that is about to be followed.
 * @param keepsFiles whether a service worker stores every file of the area anyway: then there are no hints
 */
export function createPrefetch(
  store: Pick<AppStore, 'dispatch'>,
  keepsFiles: boolean,
): Pick<LinkSetting, 'hint'> & Required<Pick<LinkSetting, 'prefetch'>> {
  const fetchAhead = oneAtATime();
  return {
    ...(!keepsFiles && {
      hint(path: string) {
        const route = pageOf(path);
        if (route) hintCode(route.page);
      },
    }),
    prefetch(path) {
      const route = pageOf(path);
      if (route) fetchAhead(async () => (await route.page()).ahead?.(store));
    },
  };
}
