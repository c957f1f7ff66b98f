import { ROUTES } from '@mapa/domain';
import { matchPage } from './routes';

const own = Object.entries(ROUTES).filter(([, { application }]) => application === 'public-site');

it.each(own.map(([, { path }]) => path))('%s is a page of this application, or leads to one', (path) => {
  const { route } = matchPage(path.replace(/:\w+/g, '7'));
  expect(route).not.toBeNull();
});
