import { routePath, type RouteName } from '@mapa/domain';

/** Lists, with their short names in breadcrumbs. */
const LISTS = {
  maps: 'Mapas',
  exams: 'Provas',
  boards: 'Bancas',
  questions: 'Questões',
  notices: 'Concursos',
} as const;
type ListName = keyof typeof LISTS;

/** The list above a detail page. */
const PARENTS: Partial<Record<RouteName, ListName>> = {
  exam: 'exams',
  board: 'boards',
  question: 'questions',
  noticeStudy: 'notices',
};

const isList = (route: RouteName): route is ListName => route in LISTS;

/**
 * Breadcrumbs of a page: the pages above it and itself (`title`, at `path`), as schema.org's BreadcrumbList; null for
 * the home page.
 */
export function breadcrumbList(site: string, route: RouteName, path: string, title: string): object | null {
  if (route === 'home') return null;
  const parent = PARENTS[route];
  const trail = [
    { name: 'Início', path: routePath('home') },
    ...(parent ? [{ name: LISTS[parent], path: routePath(parent) }] : []),
    { name: isList(route) ? LISTS[route] : title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: site + crumb.path,
    })),
  };
}
