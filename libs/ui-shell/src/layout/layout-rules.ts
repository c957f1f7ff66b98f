import { matchRouteName } from '@mapa/domain';
import type { RouteName } from '@mapa/domain';

/** What stands around a screen. */
export interface LayoutRule {
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

/** Header, footer and mobile menu of the screen at a path; a path without a screen has all of them. */
export function layoutOf(pathname: string): LayoutRule {
  const route = matchRouteName(pathname);
  return (route && EXCEPTIONS[route]) ?? FULL;
}
