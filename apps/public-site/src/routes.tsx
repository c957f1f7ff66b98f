import { ROUTES, matchRouteName, type RouteName } from '@mapa/domain';
import { Route, Routes, matchPath } from 'react-router-dom';
import { NotFound } from './errors/error-page';
import type { Page, PageContext } from './page/page';
import { PageView } from './page/page-view';

interface PageRoute {
  name: RouteName;
  /** The module's path in the build's manifest, so that the server can preload its chunk. */
  source: string;
  load: () => Promise<Page>;
}

export const PAGES: readonly PageRoute[] = [
  { name: 'home', source: 'src/pages/home-page.tsx', load: () => import('./pages/home-page') },
  { name: 'maps', source: 'src/pages/maps-page.tsx', load: () => import('./pages/maps-page') },
  { name: 'exams', source: 'src/pages/exams/exams-page.tsx', load: () => import('./pages/exams/exams-page') },
  { name: 'exam', source: 'src/pages/exams/exam-page.tsx', load: () => import('./pages/exams/exam-page') },
  { name: 'boards', source: 'src/pages/exams/boards-page.tsx', load: () => import('./pages/exams/boards-page') },
  { name: 'board', source: 'src/pages/exams/board-page.tsx', load: () => import('./pages/exams/board-page') },
  { name: 'notices', source: 'src/pages/exams/notices-page.tsx', load: () => import('./pages/exams/notices-page') },
  {
    name: 'noticeStudy',
    source: 'src/pages/exams/notice-study-page.tsx',
    load: () => import('./pages/exams/notice-study-page'),
  },
  { name: 'questions', source: 'src/pages/questions-page.tsx', load: () => import('./pages/questions-page') },
  { name: 'question', source: 'src/pages/question-page.tsx', load: () => import('./pages/question-page') },
  { name: 'plans', source: 'src/pages/plans-page.tsx', load: () => import('./pages/plans-page') },
  { name: 'about', source: 'src/pages/about/about-page.tsx', load: () => import('./pages/about/about-page') },
  { name: 'privacy', source: 'src/pages/about/privacy-page.tsx', load: () => import('./pages/about/privacy-page') },
  { name: 'help', source: 'src/pages/about/help-page.tsx', load: () => import('./pages/about/help-page') },
  { name: 'login', source: 'src/pages/auth/login-page.tsx', load: () => import('./pages/auth/login-page') },
  { name: 'signUp', source: 'src/pages/auth/sign-up-page.tsx', load: () => import('./pages/auth/sign-up-page') },
  {
    name: 'recoverPassword',
    source: 'src/pages/auth/recover-password-page.tsx',
    load: () => import('./pages/auth/recover-password-page'),
  },
  {
    name: 'newPassword',
    source: 'src/pages/auth/new-password-page.tsx',
    load: () => import('./pages/auth/new-password-page'),
  },
  {
    name: 'confirmEmail',
    source: 'src/pages/auth/confirm-email-page.tsx',
    load: () => import('./pages/auth/confirm-email-page'),
  },
  {
    name: 'reminderOff',
    source: 'src/pages/auth/reminder-off-page.tsx',
    load: () => import('./pages/auth/reminder-off-page'),
  },
  { name: 'welcome', source: 'src/pages/welcome-page.tsx', load: () => import('./pages/welcome-page') },
  {
    name: 'checkout',
    source: 'src/pages/checkout/checkout-page.tsx',
    load: () => import('./pages/checkout/checkout-page'),
  },
  {
    name: 'checkoutPlan',
    source: 'src/pages/checkout/checkout-plan-page.tsx',
    load: () => import('./pages/checkout/checkout-plan-page'),
  },
  {
    name: 'checkoutSuccess',
    source: 'src/pages/checkout/checkout-success-page.tsx',
    load: () => import('./pages/checkout/checkout-success-page'),
  },
];

interface Match {
  route: PageRoute | null;
  params: PageContext['params'];
}

/** The page at a path, if any. */
export function matchPage(pathname: string): Match {
  const name = matchRouteName(pathname);
  const route = PAGES.find((page) => page.name === name) ?? null;
  return {
    route,
    params: route ? (matchPath(ROUTES[route.name].path, pathname)?.params ?? {}) : {},
  };
}

/** The pages of the public site. */
export function PublicRoutes() {
  return (
    <Routes>
      {PAGES.map(({ name, load }) => (
        <Route key={name} path={ROUTES[name].path} element={<PageView load={load} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
