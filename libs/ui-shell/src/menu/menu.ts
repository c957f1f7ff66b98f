import { deskSectionsOf, seesPlans, type ROUTES, type RouteName } from '@mapa/domain';

/** Viewer of a menu: a student, a visitor (null), or unknown yet (undefined). */
export type Viewer = { plano_tipo: string; role: string } | null | undefined;
type KnownViewer = Exclude<Viewer, undefined>;

/** A screen whose address has no parameters. */
type PlainRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[RouteName];

export interface MenuLink {
  label: string;
  route: PlainRoute;
}

/** A place in a menu with its target for each viewer; null hides it. */
interface MenuEntry {
  label: string;
  route: (viewer: KnownViewer) => PlainRoute | null;
}

const always = (label: string, route: PlainRoute): MenuEntry => ({ label, route: () => route });
const studentsOnly = (label: string, route: PlainRoute): MenuEntry => ({
  label,
  route: (viewer) => (viewer ? route : null),
});
const staffOnly = (label: string, route: PlainRoute): MenuEntry => ({
  label,
  route: (viewer) => (viewer && deskSectionsOf(viewer.role).length > 0 ? route : null),
});
const whereBought = (label: string, route: PlainRoute): MenuEntry => ({
  label,
  route: (viewer) => (seesPlans(viewer) ? route : null),
});

const HEADER: readonly MenuEntry[] = [
  { label: 'Mapas', route: (viewer) => (viewer ? 'myMaps' : 'maps') },
  always('Provas', 'exams'),
  always('Bancas', 'boards'),
  always('Questões', 'questions'),
  always('Concursos', 'notices'),
  studentsOnly('Cadernos', 'notebooks'),
  whereBought('Planos', 'plans'),
];

const DROPDOWN: readonly MenuEntry[] = [
  studentsOnly('Minha Área', 'myMaps'),
  studentsOnly('Meus Cadernos', 'notebooks'),
  studentsOnly('Favoritos', 'favorites'),
  studentsOnly('Solicitações', 'requests'),
  studentsOnly('Minha Conta', 'account'),
  staffOnly('Mesa', 'desk'),
];

const MOBILE: readonly MenuEntry[] = [
  always('Mapas', 'maps'),
  always('Bancas', 'boards'),
  always('Questões', 'questions'),
  always('Provas', 'exams'),
  always('Concursos', 'notices'),
  whereBought('Planos', 'plans'),
];

const MOBILE_OWN: readonly MenuEntry[] = [
  studentsOnly('Minha Conta', 'account'),
  studentsOnly('Meus Mapas', 'myMaps'),
  studentsOnly('Meus Cadernos', 'notebooks'),
  studentsOnly('Favoritos', 'favorites'),
  studentsOnly('Solicitações', 'requests'),
  staffOnly('Mesa', 'desk'),
];

const FOOTER: readonly MenuEntry[] = [always('Política de Privacidade', 'privacy'), whereBought('Planos', 'plans')];

/** One viewer of each kind that the rules distinguish. */
const KINDS: readonly KnownViewer[] = [
  null,
  { plano_tipo: 'plano_gratis', role: 'estudante' },
  { plano_tipo: 'plano_pago_primary', role: 'estudante' },
];

/** Target of an entry; while the viewer is unknown, only if it is the same for everybody. */
function targetOf({ route }: MenuEntry, viewer: Viewer): PlainRoute | null {
  if (viewer !== undefined) return route(viewer);
  const [first = null, ...others] = KINDS.map(route);
  return others.every((other) => other === first) ? first : null;
}

const linksOf =
  (entries: readonly MenuEntry[]) =>
  (viewer: Viewer): MenuLink[] =>
    entries.flatMap((entry) => {
      const route = targetOf(entry, viewer);
      return route ? [{ label: entry.label, route }] : [];
    });

/** The logged-in student's dropdown. */
export const dropdownLinks = linksOf(DROPDOWN);
/** The common part of the mobile menu. */
export const mobileLinks = linksOf(MOBILE);
/** The student's own part of the mobile menu. */
export const mobileOwnLinks = linksOf(MOBILE_OWN);
/** The footer's links to screens. */
export const footerLinks = linksOf(FOOTER);

/** One place of the header; without a link it is a skeleton until the viewer is known. */
export interface HeaderItem {
  label: string;
  link: MenuLink | null;
}

/**
 * The header's places. Those that every viewer has come first, so that nothing moves when the viewer becomes known;
 * until then a place whose target depends on the viewer has no link, and all other places share one skeleton.
 */
export function headerItems(viewer: Viewer): HeaderItem[] {
  const certain: HeaderItem[] = [];
  const uncertain: HeaderItem[] = [];
  for (const entry of HEADER) {
    const targets = KINDS.map(entry.route);
    const [link = null] = linksOf([entry])(viewer);
    if (targets.every(Boolean)) certain.push({ label: entry.label, link });
    else if (link || (viewer === undefined && targets.some(Boolean))) uncertain.push({ label: entry.label, link });
  }
  return [...certain, ...(viewer === undefined ? uncertain.slice(0, 1) : uncertain)];
}
