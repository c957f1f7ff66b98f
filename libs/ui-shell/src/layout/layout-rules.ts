import { applicationOf, isSecretAddress, matchRouteName, type RouteName } from '@mapa/domain';
import type { Viewer } from '../menu/menu';

/** Layout around a screen, independent of the viewer. */
interface LayoutRule {
  /** `checkout` is the reduced header: logo and the badge of a safe purchase. */
  header: 'full' | 'checkout' | 'none';
  footer: boolean;
  mobileMenu: boolean;
  /** The ways between the student's screens: a row below the header, and in small windows a bar at the end of the window. */
  areaRow: boolean;
  areaBar: boolean;
}

const FULL: LayoutRule = { header: 'full', footer: true, mobileMenu: true, areaRow: true, areaBar: true };
const BARE: LayoutRule = { header: 'none', footer: false, mobileMenu: false, areaRow: false, areaBar: false };
/** Where a question is answered at the end of a small window. */
const WITH_DOCK: LayoutRule = { ...FULL, areaBar: false };

/**
 * Only the screens that differ; the specification's three lists, read by route. What is bought is paid for without a way out beside
 * it, and a sitting, whose clock runs, is left by its own buttons.
 */
const EXCEPTIONS: Partial<Record<RouteName, LayoutRule>> = {
  login: BARE,
  signUp: BARE,
  recoverPassword: BARE,
  newPassword: BARE,
  checkout: { ...BARE, header: 'checkout', mobileMenu: true },
  checkoutPlan: { ...BARE, header: 'checkout' },
  checkoutSuccess: { ...BARE, header: 'checkout' },
  notebookPrint: { ...BARE, mobileMenu: true },
  plans: { ...FULL, footer: false },
  welcome: { ...FULL, footer: false },
  mapQuestions: WITH_DOCK,
  notebook: WITH_DOCK,
  sitting: { ...FULL, areaRow: false, areaBar: false },
};

/** Layout around a screen for one viewer. */
export interface ShellParts extends Omit<LayoutRule, 'areaRow'> {
  /** `kept`: its place, until somebody knows who is here. */
  areaRow: boolean | 'kept';
  /** Where the logo leads. */
  home: 'home' | 'today';
  /** The header's own corner: the button Entrar, the student's dropdown, or a skeleton until somebody knows. */
  account: 'login' | 'dropdown' | 'loading' | 'none';
  /** Whether the visitor may be asked about tags here: an address that is a secret has none to ask about. */
  consent: boolean;
}

const accountOf = (viewer: Viewer): ShellParts['account'] => {
  if (viewer === undefined) return 'loading';
  return viewer ? 'dropdown' : 'login';
};

/** All parts of the screen at a path; a path without a screen may be a mistyped secret, and asks about no tags. */
export function partsOf(pathname: string, viewer: Viewer): ShellParts {
  const route = matchRouteName(pathname);
  const rule = (route && EXCEPTIONS[route]) ?? FULL;
  // Nobody opens the student area without a session.
  const isStudent = viewer ? true : viewer === undefined && applicationOf(pathname) === 'student-area';
  return {
    ...rule,
    areaRow: rule.areaRow && (isStudent || (viewer === undefined && 'kept')),
    areaBar: rule.areaBar && isStudent,
    home: isStudent ? 'today' : 'home',
    account: rule.header === 'full' ? accountOf(viewer) : 'none',
    consent: !isSecretAddress(pathname),
  };
}
