import { LAST_AREA_COOKIE } from '@mapa/domain';
import Cookies from 'js-cookie';
import { areaOf, rememberArea } from './last-area';

afterEach(() => Cookies.remove(LAST_AREA_COOKIE));

describe('the last visited area', () => {
  it.each([
    ['/area-estudante/cadernos', '/area-estudante/cadernos'],
    ['/area-estudante/cadernos/7', '/area-estudante/cadernos'],
    ['/area-estudante/cadernos-revisao/7', '/area-estudante/cadernos'],
    ['/area-estudante/mapas/meus-mapas', '/area-estudante/mapas/meus-mapas'],
    ['/area-estudante/mapas/questoes/7', '/area-estudante/mapas/meus-mapas'],
    ['/area-estudante/favoritas', null],
    ['/area-estudante/minha-conta', null],
  ])('of %s is %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });

  it('is kept when the visitor goes on to a page that has none', () => {
    rememberArea('/area-estudante/cadernos/7');
    rememberArea('/area-estudante/favoritas');
    expect(Cookies.get(LAST_AREA_COOKIE)).toBe('/area-estudante/cadernos');
  });
});
