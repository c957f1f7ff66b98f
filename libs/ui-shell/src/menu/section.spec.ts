import { sectionOf } from './section';

describe('the current place in the menus', () => {
  it.each([
    ['/questoes', 'questions'],
    ['/questoes/12', 'questions'],
    ['/area-estudante/mapas/meus-mapas', 'myMaps'],
    ['/area-estudante/mapas/questoes/3', 'myMaps'],
    ['/area-estudante/mapas/questoes-revisao/3', 'myMaps'],
    ['/area-estudante/cadernos/3', 'notebooks'],
    ['/area-estudante/desempenho/3', 'performance'],
    ['/area-estudante/simulados/3/resultado', 'sittings'],
    ['/nada', null],
  ])('is, on %s, that of %s', (path, route) => expect(sectionOf(path)).toBe(route));
});
