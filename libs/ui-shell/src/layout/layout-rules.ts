import { isSecretAddress, matchRouteName, type RouteName } from '@mapa/domain';
import type { Viewer } from '../menu/menu';

/** Layout around a screen, independent of the viewer. */
interface LayoutRule {
  /** `checkout` is the reduced header: logo and the badge of a safe purchase. */
  header: 'full' | 'checkout' | 'none';
  footer: boolean;
  mobileMenu: boolean;
}

const FULL: LayoutRule = { header: 'full', footer: true, mobileMenu: true };
const BARE: LayoutRule = { header: 'none', footer: false, mobileMenu: false };

/** Only the screens that differ; the specification's three lists, read by route. */
const EXCEPTIONS: Partial<Record<RouteName, LayoutRule>> = {
  login: BARE,
  signUp: BARE,
  recoverPassword: BARE,
  newPassword: BARE,
  checkout: { header: 'checkout', footer: false, mobileMenu: true },
  checkoutPlan: { header: 'checkout', footer: false, mobileMenu: false },
  checkoutSuccess: { header: 'checkout', footer: false, mobileMenu: false },
  notebookPrint: { header: 'none', footer: false, mobileMenu: true },
  plans: { ...FULL, footer: false },
  welcome: { ...FULL, footer: false },
};

/** Layout around a screen for one viewer. */
export interface ShellParts extends LayoutRule {
  /** The header's own corner: the button Entrar, the student's dropdown, or a skeleton until somebody knows. */
  account: 'login' | 'dropdown' | 'loading' | 'none';
  /** The notice that the e-mail is not verified: wherever its student goes. */
  emailBanner: boolean;
  /** Whether the visitor may be asked about tags here: an address that is a secret has none to ask about. */
  consent: boolean;
}

/** A viewer whose e-mail is known to be verified (a date), known not to be (empty), or neither. */
export type ShellViewer = (NonNullable<Viewer> & { verificou_email_em?: string }) | null | undefined;

const accountOf = (viewer: ShellViewer): ShellParts['account'] => {
  if (viewer === undefined) return 'loading';
  return viewer ? 'dropdown' : 'login';
};

/** All parts of the screen at a path; a path without a screen may be a mistyped secret, and asks about no tags. */
export function partsOf(pathname: string, viewer: ShellViewer): ShellParts {
  const route = matchRouteName(pathname);
  const rule = (route && EXCEPTIONS[route]) ?? FULL;
  return {
    ...rule,
    account: rule.header === 'full' ? accountOf(viewer) : 'none',
    emailBanner: viewer?.verificou_email_em === '',
    consent: !isSecretAddress(pathname),
  };
}
