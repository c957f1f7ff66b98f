import { LAST_AREA_COOKIE } from '@mapa/domain';
import Cookies from 'js-cookie';
import { areaOf, lastArea, rememberArea } from './last-area';

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
    ['/area-estudante/hoje', null],
  ])('of %s is %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });

  it('is the student’s day until another area was visited', () => {
    expect(lastArea()).toBe('/area-estudante/hoje');
    rememberArea('/area-estudante/cadernos');
    expect(lastArea()).toBe('/area-estudante/cadernos');
  });

  it('lasts 30 days', () => {
    const jar = jest.spyOn(Document.prototype, 'cookie', 'set');
    jest.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
    rememberArea('/area-estudante/cadernos');
    jest.useRealTimers();
    expect(jar.mock.calls.at(-1)?.[0]).toMatch(/expires=Tue, 31 Mar 2026 00:00:00 GMT/);
    jar.mockRestore();
  });

  it('is kept on pages outside every area', () => {
    rememberArea('/area-estudante/cadernos/7');
    rememberArea('/area-estudante/favoritas');
    expect(Cookies.get(LAST_AREA_COOKIE)).toBe('/area-estudante/cadernos');
  });
});
