import { ROUTES } from '@mapa/domain';
import { SCREENS } from '@mapa/ui-shell';
import { PAGES } from './routes';

describe('the menus\' list of screens', () => {
  it('holds every page of this application and no other', () => {
    const listed = SCREENS.filter((name) => ROUTES[name].application === 'student-area');
    expect([...listed].sort()).toEqual(PAGES.map(({ name }) => name).sort());
  });
});
