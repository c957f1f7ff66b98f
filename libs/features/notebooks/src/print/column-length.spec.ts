import { isLongerThanColumn, isPrintedTogether } from './column-length';

describe('a question on paper', () => {
  const figure = '<img src="/api/imagem/1" alt="Mapa">';

  it('is printed in one piece with its figure and alternatives, unless it is long', () => {
    expect(isPrintedTogether(`<p>${'a'.repeat(400)}</p>`, figure, 'um', 'dois')).toBe(true);
    expect(isPrintedTogether(`<p>${'a'.repeat(800)}</p>`, figure, 'um', 'dois')).toBe(true);
    expect(isPrintedTogether(`<p>${'a'.repeat(1_000)}</p>`, figure, 'um', 'dois')).toBe(false);
    expect(isPrintedTogether(`<p>${'a'.repeat(500)}</p>`)).toBe(true);
    expect(isPrintedTogether(`<p>${'a'.repeat(800)}</p>`)).toBe(false);
  });
});

describe('alternatives that are not split on paper', () => {
  it('are those that fit into one column, one by one or together', () => {
    const paragraph = `<p>${'a'.repeat(1_500)}</p>`;
    expect(isLongerThanColumn(paragraph)).toBe(false);
    expect(isLongerThanColumn(paragraph, paragraph)).toBe(true);
    expect(isLongerThanColumn('a'.repeat(20_000))).toBe(true);
  });

  it('are counted with their figures, which take a third of a column', () => {
    const figure = '<img src="/api/imagem/1" alt="Mapa">';
    expect(isLongerThanColumn(`<p>${'a'.repeat(1_000)}</p>`, figure)).toBe(false);
    expect(isLongerThanColumn(`<p>${'a'.repeat(1_000)}</p>`, figure, figure)).toBe(true);
  });

  it('are counted by their letters and not by their markup', () => {
    expect(isLongerThanColumn('<p><strong>x</strong></p>'.repeat(1_000))).toBe(false);
  });
});
