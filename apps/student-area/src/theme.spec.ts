import { DARK_THEME_VALUE, THEME_KEY } from '@mapa/domain';
import { applyTheme } from './theme';

const theme = () => document.documentElement.dataset['tema'];

afterEach(() => {
  localStorage.clear();
  applyTheme('/');
});

describe('the dark theme', () => {
  it.each([
    '/area-estudante/mapas/questoes/7',
    '/area-estudante/mapas/questoes-revisao/7',
    '/area-estudante/cadernos/7',
    '/area-estudante/cadernos-revisao/7',
  ])('is on %s for a student who chose it, and off on the next page', (path) => {
    localStorage.setItem(THEME_KEY, DARK_THEME_VALUE);
    applyTheme(path);
    expect(theme()).toBe('escuro');
    applyTheme('/area-estudante/mapas/meus-mapas');
    expect(theme()).toBeUndefined();
  });

  it('is never on the page that is printed', () => {
    localStorage.setItem(THEME_KEY, DARK_THEME_VALUE);
    applyTheme('/area-estudante/cadernos/imprimir');
    expect(theme()).toBeUndefined();
  });

  it('is off until it is chosen', () => {
    applyTheme('/area-estudante/cadernos/7');
    expect(theme()).toBeUndefined();
  });
});
