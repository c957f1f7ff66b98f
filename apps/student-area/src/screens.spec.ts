import { ROUTES } from '@mapa/domain';
import { PAGES } from './routes';

it('this application has a page for each of its addresses except the bare one, which redirects', () => {
  const own = Object.entries(ROUTES).filter(
    ([name, { application }]) => application === 'student-area' && name !== 'studentArea',
  );
  expect(PAGES.map(({ name }) => name).sort()).toEqual(own.map(([name]) => name).sort());
});
