import type { Role } from '../plans/plan-ids';
import type { RouteName } from '../routes';

interface DeskSection {
  readonly route:
    | 'desk'
    | 'deskPapers'
    | 'deskQuestions'
    | 'deskSubjects'
    | 'deskMaps'
    | 'deskNotices'
    | 'deskInstitutions'
    | 'deskPeople'
    | 'deskAudit';
  readonly label: string;
  /** Roles that its calls admit, which see it. */
  readonly roles: readonly Role[];
}

/** Parts of the desk, in the order in which they are shown. */
const DESK_SECTIONS: readonly (DeskSection & { readonly route: RouteName })[] = [
  { route: 'desk', label: 'A fazer', roles: ['professor', 'admin', 'master'] },
  { route: 'deskPapers', label: 'Provas', roles: ['professor', 'admin', 'master'] },
  { route: 'deskQuestions', label: 'Questões', roles: ['professor', 'admin', 'master'] },
  { route: 'deskSubjects', label: 'Assuntos', roles: ['professor', 'admin', 'master'] },
  { route: 'deskMaps', label: 'Mapas', roles: ['professor', 'admin', 'master'] },
  { route: 'deskNotices', label: 'Concursos', roles: ['professor', 'admin', 'master'] },
  { route: 'deskInstitutions', label: 'Bancas', roles: ['admin', 'master'] },
  { route: 'deskPeople', label: 'Pessoas', roles: ['master'] },
  { route: 'deskAudit', label: 'Auditoria', roles: ['admin', 'master'] },
];

/** Screens below a part of the desk, each with that part. */
const BELOW = {
  deskPaper: 'deskPapers',
  deskProposals: 'desk',
  deskQuestion: 'deskQuestions',
  deskMap: 'deskMaps',
  deskNotice: 'deskNotices',
} as const satisfies Partial<Record<RouteName, DeskSection['route']>>;

/** Screens of the desk: its parts, and the screens below them. */
export type DeskRoute = DeskSection['route'] | keyof typeof BELOW;

const isBelow = (route: DeskRoute): route is keyof typeof BELOW => route in BELOW;

/** The part of the desk to which a screen belongs. */
export const deskSectionOf = (route: DeskRoute): DeskSection['route'] => (isBelow(route) ? BELOW[route] : route);

/** The parts of the desk that a role sees; none for students, who have no desk. */
export const deskSectionsOf = (role: string): readonly DeskSection[] =>
  DESK_SECTIONS.filter(({ roles }) => roles.some((one) => one === role));
