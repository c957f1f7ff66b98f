import { matchRouteName, type RouteName } from '@mapa/domain';

/** Screens listed under another screen's place in the menus. */
const SECTION: Partial<Record<RouteName, RouteName>> = {
  exam: 'exams',
  board: 'boards',
  question: 'questions',
  editais: 'myMaps',
  edital: 'myMaps',
  mapQuestions: 'myMaps',
  mapReview: 'myMaps',
  notebook: 'notebooks',
  notebookReview: 'notebooks',
  notebookPrint: 'notebooks',
  examPerformance: 'performance',
  newSitting: 'sittings',
  sitting: 'sittings',
  sittingResult: 'sittings',
};

/** The route whose menu link is the current one on a path; null without one. */
export function sectionOf(pathname: string): RouteName | null {
  const route = matchRouteName(pathname);
  return route && (SECTION[route] ?? route);
}
