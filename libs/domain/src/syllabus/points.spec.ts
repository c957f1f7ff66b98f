import { pointsOf } from './points';

const texts = (text: string) => [...pointsOf(text)].map((point) => point.text);
const headings = (text: string) => [...pointsOf(text)].filter(({ isHeading }) => isHeading).map((point) => point.text);

describe('the points of a programme', () => {
  it.each([
    ['1 Sintaxe. 1.1 Emprego da crase; 1.2 Regência', ['Sintaxe', 'Emprego da crase', 'Regência']],
    ['Crase 2 Regência 3.1 Verbo', ['Crase', 'Regência', 'Verbo']],
    ['Crase – regência - acento • verbo', ['Crase', 'regência', 'acento', 'verbo']],
    ['IV. Ortografia', ['Ortografia']],
    ['pontuação. Crase', ['pontuação', 'Crase']],
    ['crase\r\nverbo\rnome\nfrase', ['crase', 'verbo', 'nome', 'frase']],
    ['  \n; ;', []],
  ])('are separated by lines, punctuation and numbering: %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    ['Crase 2 regência', ['Crase 2 regência']],
    ['Lei nº 9.784 e arts. 5 a 7; inc. II', ['Lei nº 9.784 e arts. 5 a 7', 'inc. II']],
    ['M.M.C. e M.D.C. de inteiros', ['MMC e MDC de inteiros']],
  ])('are not separated by a number within a sentence or the full stop of an abbreviation: %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('start anew at each of their comma-separated parts', () => {
    const [point] = pointsOf('Crase, regência (verbal e nominal), acentuação');
    expect(point?.words).toHaveLength(5);
    expect([...(point?.starts ?? [])]).toEqual([0, 1, 2, 4]);
  });

  it('are cut after sixty words, each piece with its own starts', () => {
    const words = Array.from({ length: 130 }, (_, at) => `termo${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`);
    const text = words.map((word, at) => (at === 9 || at === 59 || at === 100 ? `${word},` : word)).join(' ');
    expect([...pointsOf(text)].map(({ words: piece, starts }) => [piece.length, [...starts]])).toEqual([
      [60, [0, 10]],
      [60, [0, 41]],
      [10, []],
    ]);
  });
});

describe('a heading of a programme', () => {
  it.each([
    ['LÍNGUA PORTUGUESA', ['LÍNGUA PORTUGUESA']],
    ['crase. ABCDEF', ['ABCDEF']],
    ['crase. ABCDE', []],
    ['crase. ABCDEFGH ab', ['ABCDEFGH ab']],
    ['crase. ABCDEFGH abc', []],
  ])('is printed in capitals, at least six and four of five letters: %j', (text, expected) => {
    expect(headings(text)).toEqual(expected);
  });

  it.each([
    ['Noções de Direito Penal: crimes', ['Noções de Direito Penal']],
    ['Direito Penal – crimes', ['Direito Penal']],
    ['Direito Penal - crimes', ['Direito Penal']],
    ['Direito Penal\ncrimes', ['Direito Penal']],
    ['crase\n  \nDireito Penal\ncrimes', ['Direito Penal']],
    ['Alfa Beta Gama Delta Sigma Ômega Kappa: crimes', ['Alfa Beta Gama Delta Sigma Ômega Kappa']],
  ])('is a title before a colon or a dash, or alone after an empty line: %j', (text, expected) => {
    expect(headings(text)).toEqual(expected);
  });

  it.each([
    'crase\nDireito Penal\ncrimes',
    'Direito Penal. Crimes',
    'noções de Direito penal: crimes',
    '1. Direito Penal: crimes',
    'crase; Direito Penal: crimes',
    'Fé e Lei: crimes',
    'Alfa Beta Gama Delta Sigma Ômega Kappa Zeta: crimes',
  ])('is no title elsewhere, in small letters, with a number, too short or too long: %j', (text) => {
    expect(headings(text)).toEqual([]);
  });
});
