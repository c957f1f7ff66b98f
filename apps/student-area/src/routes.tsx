import type { AppStore } from '@mapa/api-client';
import { ROUTES, matchRouteName } from '@mapa/domain';
import { hintCode, oneAtATime, type LinkSetting } from '@mapa/ui-kit';
import { matchPath, redirect, type RouteObject } from 'react-router-dom';
import { ErrorPage, NotFound } from './fallbacks/error-page';
import { lastArea } from './last-area';
import { Layout } from './layout';
import { PagePlaceholder } from './fallbacks/page-placeholder';
import { PAGES, type StudentRoute } from './page-list';

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
  const { pathname } = new URL(path, location.origin);
  const name = matchRouteName(pathname);
  const page = PAGES.find((one) => one.name === name);
  return page && { ...page, id: matchPath(ROUTES[page.name].path, pathname)?.params['id'] ?? '' };
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
      if (route) fetchAhead(async () => (await route.page()).ahead?.(store, route.id));
    },
  };
}
