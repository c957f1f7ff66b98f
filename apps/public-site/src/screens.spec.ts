import { ROUTES } from '@mapa/domain';
import { matchPage } from './routes';

/** Addresses of the route map that have no page yet: nothing leads to them. */
const WITHOUT_PAGE = ['checkout', 'checkoutPlan', 'checkoutSuccess'];

const own = Object.entries(ROUTES).filter(([name, { application }]) => application === 'public-site' && !WITHOUT_PAGE.includes(name));

it.each(own.map(([, { path }]) => path))('%s is a page of this application, or leads to one', (path) => {
  const { route } = matchPage(path.replace(/:\w+/g, '7'));
  expect(route).not.toBeNull();
});
