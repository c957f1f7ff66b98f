import type { Role } from '../plans/plan-ids';
import type { RouteName } from '../routes';

interface DeskSection {
  readonly route: 'deskPeople' | 'deskAudit';
  readonly label: string;
  /** Who finds it there: whom its calls admit. */
  readonly roles: readonly Role[];
}

/** Parts of the desk, in the order in which they are shown. */
const DESK_SECTIONS: readonly (DeskSection & { readonly route: RouteName })[] = [
  { route: 'deskPeople', label: 'Pessoas', roles: ['master'] },
  { route: 'deskAudit', label: 'Auditoria', roles: ['admin', 'master'] },
];

export type DeskRoute = DeskSection['route'];

/** The parts of the desk that a role sees; none for students, who have no desk. */
export const deskSectionsOf = (role: string): readonly DeskSection[] =>
  DESK_SECTIONS.filter(({ roles }) => roles.some((one) => one === role));
