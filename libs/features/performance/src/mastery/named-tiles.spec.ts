import { namedTiles, type Named } from './named-tiles';

const MATTERS: readonly Named[] = (
  [
    ['Raciocínio Lógico', 11],
    ['Língua Portuguesa', 11],
    ['Administração Pública', 10.5],
    ['Banco de Dados', 8.5],
    ['Engenharia de Software', 8.4],
    ['Direito Constitucional', 7.4],
    ['Direito Administrativo', 7.3],
    ['Redes de Computadores', 7],
    ['Segurança da Informação', 5.8],
    ['Gestão de Pessoas', 5.4],
    ['Orçamento Público', 4.8],
    ['Informática', 3.6],
    ['Física', 1.2],
  ] as const
).map(([name, weight]) => ({ name, weight, lines: 1 }));

/** Narrower than any letter of the typeface on average, so that a tile that is too small for sure is found. */
const LETTER = 0.37;

describe('namedTiles', () => {
  it.each([
    [18, 0.85],
    [20.5, 0.85],
    [36, 1.7],
  ])('gives no tile without room for the longest word and all lines (%s rem wide)', (width, aspect) => {
    const tiles = namedTiles(MATTERS, width, aspect);
    MATTERS.forEach(({ name }, at) => {
      const tile = tiles[at];
      if (!tile) return;
      const room = (tile.width / 100) * width - 1.375;
      const longest = Math.max(...name.split(' ').map((word) => word.length)) * LETTER;
      expect({ name, fits: room >= longest }).toEqual({ name, fits: true });
      const lines = Math.ceil((name.length * LETTER) / room) + 1;
      expect({ name, fits: ((tile.height / 100) * width) / aspect >= lines * 1.0969 + 0.875 }).toEqual({
        name,
        fits: true,
      });
    });
  });

  it('lists few matérias beside the picture, the light ones', () => {
    const tiles = namedTiles(MATTERS, 20.5, 0.85);
    expect(MATTERS.filter((_matter, at) => !tiles[at]).map(({ name }) => name)).toEqual(['Informática', 'Física']);
  });

  it('fills the picture by weight', () => {
    const tiles = namedTiles(MATTERS, 20.5, 0.85).flatMap((tile) => tile ?? []);
    expect(tiles.reduce((sum, { width, height }) => sum + (width * height) / 100, 0)).toBeCloseTo(100, 6);
  });

  it('keeps one tile even if its name has no room', () => {
    expect(namedTiles([{ name: 'Interdisciplinaridade', weight: 1, lines: 1 }], 4, 1)).toEqual([
      { x: 0, y: 0, width: 100, height: 100 },
    ]);
    expect(namedTiles([], 20, 1)).toEqual([]);
  });
});
