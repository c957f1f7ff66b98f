import { applicationOf, isSecretAddress, matchRouteName, type RouteName } from '@mapa/domain';
import type { Viewer } from '../menu/menu';

/** Layout around a screen, independent of the viewer. */
interface LayoutRule {
  /** `checkout` is the reduced header: logo and the badge of a secure purchase. */
  header: 'full' | 'checkout' | 'none';
  footer: boolean;
  mobileMenu: boolean;
  /** Navigation between the student's screens: a row below the header, and in small windows a bar at the bottom. */
  areaRow: boolean;
  areaBar: boolean;
}

const FULL: LayoutRule = { header: 'full', footer: true, mobileMenu: true, areaRow: true, areaBar: true };
const BARE: LayoutRule = { header: 'none', footer: false, mobileMenu: false, areaRow: false, areaBar: false };
/** For screens with a question's answer bar at the bottom of a small window. */
const WITH_DOCK: LayoutRule = { ...FULL, areaBar: false };

/**
 * Only the screens that differ: the specification's three lists, by route. The checkout offers no other way out, and a
 * sitting, whose clock runs, is left by its own buttons.
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
  /** `kept`: only its place, until the viewer is known. */
  areaRow: boolean | 'kept';
  /** Target of the logo. */
  home: 'home' | 'today';
  /** The header's corner: the button Entrar, the student's dropdown, or a skeleton until the viewer is known. */
  account: 'login' | 'dropdown' | 'loading' | 'none';
  /** Whether the visitor may be asked about tags here: not on secret addresses, which load none. */
  consent: boolean;
}

const accountOf = (viewer: Viewer): ShellParts['account'] => {
  if (viewer === undefined) return 'loading';
  return viewer ? 'dropdown' : 'login';
};

/** All parts of the screen at a path; a path without a screen may be a mistyped secret, so tags are not asked about. */
export function partsOf(pathname: string, viewer: Viewer): ShellParts {
  const route = matchRouteName(pathname);
  const rule = (route && EXCEPTIONS[route]) ?? FULL;
  // The student area always needs a session.
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
