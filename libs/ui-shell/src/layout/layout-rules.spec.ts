import { ROUTES } from '@mapa/domain';
import type { RouteName } from '@mapa/domain';
import { layoutOf } from './layout-rules';

const names = Object.keys(ROUTES) as RouteName[];
const address = (name: RouteName) => ROUTES[name].path.replace(/:\w+/g, '7');
const isOneOf = (name: RouteName, list: readonly RouteName[]) => list.includes(name);

const NO_MAIN_HEADER: RouteName[] = [
  'login', 'signUp', 'recoverPassword', 'checkoutSuccess', 'newPassword', 'checkout', 'checkoutPlan', 'notebookPrint',
];
const NO_FOOTER: RouteName[] = [
  'login', 'signUp', 'recoverPassword', 'plans', 'checkoutSuccess', 'newPassword', 'welcome', 'notebookPrint', 'checkout', 'checkoutPlan',
];
const NO_MOBILE_MENU: RouteName[] = ['checkoutSuccess', 'login', 'signUp', 'recoverPassword', 'newPassword', 'checkoutPlan'];
const REDUCED_HEADER: RouteName[] = ['checkout', 'checkoutPlan', 'checkoutSuccess'];

describe('what stands around a screen', () => {
  it.each(names)('on %s: the main header, or none', (name) => {
    expect(layoutOf(address(name)).header === 'full').toBe(!isOneOf(name, NO_MAIN_HEADER));
  });

  it.each(names)('on %s: the reduced header on checkout routes only', (name) => {
    expect(layoutOf(address(name)).header === 'checkout').toBe(isOneOf(name, REDUCED_HEADER));
  });

  it.each(names)('on %s: the footer, or none', (name) => {
    expect(layoutOf(address(name)).footer).toBe(!isOneOf(name, NO_FOOTER));
  });

  it.each(names)('on %s: the mobile menu, or none', (name) => {
    expect(layoutOf(address(name)).mobileMenu).toBe(!isOneOf(name, NO_MOBILE_MENU));
  });

  it('is whole where nothing is found', () => {
    expect(layoutOf('/nada')).toEqual({ header: 'full', footer: true, mobileMenu: true });
  });
});
