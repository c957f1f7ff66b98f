/** The two applications of the origin. A link between them loads a document. */
export type Application = 'public-site' | 'student-area';

interface Route {
  readonly path: string;
  readonly application: Application;
}

const publicRoute = <Path extends string>(path: Path) =>
  ({ path, application: 'public-site' }) as const satisfies Route;
const studentRoute = <Path extends string>(path: Path) =>
  ({ path, application: 'student-area' }) as const satisfies Route;

/** Every screen's path, in react-router's notation. No other file spells a route. */
export const ROUTES = {
  home: publicRoute('/'),
  maps: publicRoute('/mapas'),
  exams: publicRoute('/provas'),
  exam: publicRoute('/provas/:id'),
  boards: publicRoute('/bancas'),
  board: publicRoute('/bancas/:id'),
  questions: publicRoute('/questoes'),
  question: publicRoute('/questoes/:id'),
  notices: publicRoute('/concursos'),
  noticeStudy: publicRoute('/concursos/:id/estudar'),
  plans: publicRoute('/planos'),
  privacy: publicRoute('/privacy-policy'),
  about: publicRoute('/quem-somos'),
  help: publicRoute('/ajuda'),
  login: publicRoute('/login'),
  signUp: publicRoute('/cadastro'),
  recoverPassword: publicRoute('/recuperar-senha'),
  newPassword: publicRoute('/nova-senha/:id'),
  confirmEmail: publicRoute('/confirmar-email'),
  reminderOff: publicRoute('/cancelar-lembrete'),
  welcome: publicRoute('/bem-vindo'),
  checkout: publicRoute('/checkout'),
  checkoutSuccess: publicRoute('/checkout/sucesso'),
  checkoutPlan: publicRoute('/checkout/:slug'),
  studentArea: studentRoute('/area-estudante'),
  today: studentRoute('/area-estudante/hoje'),
  myMaps: studentRoute('/area-estudante/mapas/meus-mapas'),
  mapQuestions: studentRoute('/area-estudante/mapas/questoes/:id'),
  editais: studentRoute('/area-estudante/edital'),
  edital: studentRoute('/area-estudante/edital/:id'),
  mapReview: studentRoute('/area-estudante/mapas/questoes-revisao/:id'),
  notebooks: studentRoute('/area-estudante/cadernos'),
  notebookPrint: studentRoute('/area-estudante/cadernos/imprimir'),
  notebook: studentRoute('/area-estudante/cadernos/:id'),
  notebookReview: studentRoute('/area-estudante/cadernos-revisao/:id'),
  review: studentRoute('/area-estudante/revisao'),
  favorites: studentRoute('/area-estudante/favoritas'),
  requests: studentRoute('/area-estudante/solicitacoes'),
  performance: studentRoute('/area-estudante/desempenho'),
  examPerformance: studentRoute('/area-estudante/desempenho/:id'),
  sittings: studentRoute('/area-estudante/simulados'),
  newSitting: studentRoute('/area-estudante/simulados/novo'),
  sitting: studentRoute('/area-estudante/simulados/:id'),
  sittingResult: studentRoute('/area-estudante/simulados/:id/resultado'),
  account: studentRoute('/area-estudante/minha-conta'),
  desk: studentRoute('/area-estudante/mesa'),
  deskPapers: studentRoute('/area-estudante/mesa/provas'),
  deskPaper: studentRoute('/area-estudante/mesa/provas/:id'),
  deskQuestions: studentRoute('/area-estudante/mesa/questoes'),
  deskQuestion: studentRoute('/area-estudante/mesa/questoes/:id'),
  deskProposals: studentRoute('/area-estudante/mesa/propostas'),
  deskSubjects: studentRoute('/area-estudante/mesa/assuntos'),
  deskMaps: studentRoute('/area-estudante/mesa/mapas'),
  deskMap: studentRoute('/area-estudante/mesa/mapas/:id'),
  deskNotices: studentRoute('/area-estudante/mesa/concursos'),
  deskNotice: studentRoute('/area-estudante/mesa/concursos/:id'),
  deskInstitutions: studentRoute('/area-estudante/mesa/bancas'),
  deskPeople: studentRoute('/area-estudante/mesa/pessoas'),
  deskAudit: studentRoute('/area-estudante/mesa/auditoria'),
} as const satisfies Record<string, Route>;

/** The terms of use: a file, not a screen. */
export const TERMS_FILE = '/termos-de-uso.pdf';

export type RouteName = keyof typeof ROUTES;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type RouteParams<Name extends RouteName> = ParamNames<(typeof ROUTES)[Name]['path']>;

/** The address of a route; parameters are mandatory exactly if its path has them. */
export function routePath<Name extends RouteName>(
  name: Name,
  ...[params]: [RouteParams<Name>] extends [never] ? [] : [Record<RouteParams<Name>, string | number>]
): string {
  const values: Record<string, string | number> = params ?? {};
  return ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')));
}

/** A path's segments; one trailing slash is accepted, except after the home's own. */
const segmentsOf = (path: string): string[] => path.replace(/([^/])\/$/, '$1').split('/');
const isParam = (segment: string): boolean => segment.startsWith(':');

/**
 * Routes with their segments, which are compared as strings: compiling an expression for each route takes tens of
 * milliseconds of a page's start on a cheap phone.
 */
const matchers = Object.entries(ROUTES)
  .map(([name, { path }]) => ({ name: name as RouteName, segments: segmentsOf(path) }))
  // Fixed words take precedence over parameters: /cadernos/imprimir is not a notebook's id.
  .sort((a, b) => a.segments.filter(isParam).length - b.segments.filter(isParam).length);

/** The route that a path belongs to, or null. */
export function matchRouteName(pathname: string): RouteName | null {
  const given = segmentsOf(pathname);
  const matches = (segment: string, at: number) => (isParam(segment) ? given[at] !== '' : segment === given[at]);
  return matchers.find(({ segments }) => segments.length === given.length && segments.every(matches))?.name ?? null;
}

/** Which application serves a path; unknown paths outside the student area are the public site's. */
export const applicationOf = (pathname: string): Application =>
  /^\/area-estudante(\/|$)/.test(pathname) ? 'student-area' : 'public-site';

const SECRET_ROUTES: readonly RouteName[] = ['newPassword', 'confirmEmail', 'reminderOff'];

/**
 * Whether a path contains a secret, or may contain one, such as a mistyped link of a mail. Such a page is not cached,
 * sends no referrer and runs no third-party script.
 */
export function isSecretAddress(pathname: string): boolean {
  const name = matchRouteName(pathname);
  return name === null || SECRET_ROUTES.includes(name);
}

const CHECKOUT_ROUTES: readonly RouteName[] = ['checkout', 'checkoutPlan', 'checkoutSuccess'];

/** Whether a path belongs to the checkout, whose documents alone allow the payment provider (ADR 044). */
export function isCheckout(pathname: string): boolean {
  const name = matchRouteName(pathname);
  return name !== null && CHECKOUT_ROUTES.includes(name);
}

/**
 * Whether one document serves both paths. A content policy belongs to a document: entering or leaving the checkout
 * loads another one, as does crossing between the applications.
 */
export const sharesDocument = (from: string, to: string): boolean =>
  applicationOf(from) === applicationOf(to) && isCheckout(from) === isCheckout(to);

const DARK_ROUTES: readonly RouteName[] = ['mapQuestions', 'mapReview', 'notebook', 'notebookReview'];

const SLIM_ROUTES: readonly RouteName[] = [...DARK_ROUTES, 'review', 'sitting'];

/** Address parameter of a sitting's result that shows one of its questions, by its id. */
export const REVIEWED_QUESTION = 'questao';

/**
 * Whether the site's bar is slim in small windows on this page: where questions are answered, or reviewed after a
 * sitting, one at a time.
 */
export function hasSlimBar(pathname: string, search = ''): boolean {
  const name = matchRouteName(pathname);
  if (name === 'sittingResult') return new URLSearchParams(search).has(REVIEWED_QUESTION);
  return name !== null && SLIM_ROUTES.includes(name);
}

/** The dark theme belongs to the four study pages only. */
export function allowsDarkTheme(pathname: string): boolean {
  const name = matchRouteName(pathname);
  return name !== null && DARK_ROUTES.includes(name);
}
