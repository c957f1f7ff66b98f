import type { AppStore } from '@mapa/api-client';
import type { RouteName } from '@mapa/domain';
import type { ComponentType } from 'react';

/** The module of a page. */
export interface StudentPage {
  Component: ComponentType;
  /** The document's title, without the product's name. */
  title: string;
  /**
   * Prefetches, for a link that is about to be followed and as the application starts, what is cheap and does not count
   * towards the student's plan, as a served question does.
   *
   * @param id the `:id` of the address; empty for routes without one
   */
  ahead?: (store: Pick<AppStore, 'dispatch'>, id: string) => Promise<unknown>;
}

export interface StudentRoute {
  name: RouteName;
  /** Module of the page, by its name in the build's manifest. */
  source: string;
  page: () => Promise<StudentPage>;
}

/** The student area's pages. */
export const PAGES: readonly StudentRoute[] = [
  { name: 'today', source: 'src/pages/today-page.tsx', page: () => import('./pages/today-page') },
  { name: 'myMaps', source: 'src/pages/my-maps-page.tsx', page: () => import('./pages/my-maps-page') },
  { name: 'editais', source: 'src/pages/editais-page.tsx', page: () => import('./pages/editais-page') },
  { name: 'edital', source: 'src/pages/edital-page.tsx', page: () => import('./pages/edital-page') },
  {
    name: 'mapQuestions',
    source: 'src/pages/map-questions-page.tsx',
    page: () => import('./pages/map-questions-page'),
  },
  { name: 'mapReview', source: 'src/pages/map-review-page.tsx', page: () => import('./pages/map-review-page') },
  { name: 'notebooks', source: 'src/pages/notebooks-page.tsx', page: () => import('./pages/notebooks-page') },
  {
    name: 'notebookPrint',
    source: 'src/pages/notebook-print-page.tsx',
    page: () => import('./pages/notebook-print-page'),
  },
  { name: 'notebook', source: 'src/pages/notebook-page.tsx', page: () => import('./pages/notebook-page') },
  {
    name: 'notebookReview',
    source: 'src/pages/notebook-review-page.tsx',
    page: () => import('./pages/notebook-review-page'),
  },
  { name: 'review', source: 'src/pages/review-page.tsx', page: () => import('./pages/review-page') },
  { name: 'favorites', source: 'src/pages/favorites-page.tsx', page: () => import('./pages/favorites-page') },
  { name: 'performance', source: 'src/pages/performance-page.tsx', page: () => import('./pages/performance-page') },
  {
    name: 'examPerformance',
    source: 'src/pages/exam-performance-page.tsx',
    page: () => import('./pages/exam-performance-page'),
  },
  { name: 'sittings', source: 'src/pages/sittings-page.tsx', page: () => import('./pages/sittings-page') },
  { name: 'newSitting', source: 'src/pages/new-sitting-page.tsx', page: () => import('./pages/new-sitting-page') },
  { name: 'sitting', source: 'src/pages/sitting-page.tsx', page: () => import('./pages/sitting-page') },
  {
    name: 'sittingResult',
    source: 'src/pages/sitting-result-page.tsx',
    page: () => import('./pages/sitting-result-page'),
  },
  { name: 'account', source: 'src/pages/account-page.tsx', page: () => import('./pages/account-page') },
  { name: 'requests', source: 'src/pages/requests-page.tsx', page: () => import('./pages/requests-page') },
  { name: 'desk', source: 'src/pages/desk/desk-page.tsx', page: () => import('./pages/desk/desk-page') },
  {
    name: 'deskPapers',
    source: 'src/pages/desk/desk-papers-page.tsx',
    page: () => import('./pages/desk/desk-papers-page'),
  },
  {
    name: 'deskPaper',
    source: 'src/pages/desk/desk-paper-page.tsx',
    page: () => import('./pages/desk/desk-paper-page'),
  },
  {
    name: 'deskQuestions',
    source: 'src/pages/desk/desk-questions-page.tsx',
    page: () => import('./pages/desk/desk-questions-page'),
  },
  {
    name: 'deskQuestion',
    source: 'src/pages/desk/desk-question-page.tsx',
    page: () => import('./pages/desk/desk-question-page'),
  },
  {
    name: 'deskProposals',
    source: 'src/pages/desk/desk-proposals-page.tsx',
    page: () => import('./pages/desk/desk-proposals-page'),
  },
  {
    name: 'deskSubjects',
    source: 'src/pages/desk/desk-subjects-page.tsx',
    page: () => import('./pages/desk/desk-subjects-page'),
  },
  { name: 'deskMaps', source: 'src/pages/desk/desk-maps-page.tsx', page: () => import('./pages/desk/desk-maps-page') },
  { name: 'deskMap', source: 'src/pages/desk/desk-map-page.tsx', page: () => import('./pages/desk/desk-map-page') },
  {
    name: 'deskNotices',
    source: 'src/pages/desk/desk-notices-page.tsx',
    page: () => import('./pages/desk/desk-notices-page'),
  },
  {
    name: 'deskNotice',
    source: 'src/pages/desk/desk-notice-page.tsx',
    page: () => import('./pages/desk/desk-notice-page'),
  },
  {
    name: 'deskInstitutions',
    source: 'src/pages/desk/desk-institutions-page.tsx',
    page: () => import('./pages/desk/desk-institutions-page'),
  },
  {
    name: 'deskPeople',
    source: 'src/pages/desk/desk-people-page.tsx',
    page: () => import('./pages/desk/desk-people-page'),
  },
  {
    name: 'deskAudit',
    source: 'src/pages/desk/desk-audit-page.tsx',
    page: () => import('./pages/desk/desk-audit-page'),
  },
];
