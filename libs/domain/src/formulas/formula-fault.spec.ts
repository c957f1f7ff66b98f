import { formulaFault, MAX_FORMULA_CHARS, MAX_FORMULA_LEVELS } from './formula-fault';

const nested = (open: string, close: string) => (levels: number) => `${open.repeat(levels)}x${close.repeat(levels)}`;

describe('a formula that is not typeset', () => {
  it.each<[string, (levels: number) => string]>([
    ['fractions', nested('\\frac{1}{', '}')],
    ['fractions above', nested('\\frac{', '}{1}')],
    ['roots', nested('\\sqrt{', '}')],
    ['indices of roots', nested('\\sqrt[{', '}]{2}')],
    ['exponents', nested('x^{', '}')],
    ['exponents in one another, with blanks', nested('{x} ^ {', '}')],
    ['groups', nested('{', '}')],
    ['groups by name', nested('\\bgroup', '\\egroup')],
    ['brackets that grow', nested('\\left(', '\\right)')],
    ['environments', nested('\\begin{matrix}', '\\end{matrix}')],
    ['words', nested('\\text{$', '$}')],
    ['groups whose ends stand in comments', nested('{%}\n', '}')],
    ['groups whose ends are printed', nested('{\\}\\verb|}|', '}')],
    ['changes of the look', (levels) => `${'\\displaystyle\\rm '.repeat(levels / 2)}x`],
  ])('has %s nested too deeply', (_, write) => {
    expect(formulaFault(write(MAX_FORMULA_LEVELS))).toBeNull();
    expect(formulaFault(write(MAX_FORMULA_LEVELS + 2))).toBe('deep');
  });

  it('defines commands, which can repeat their arguments', () => {
    expect(formulaFault('\\def\\a#1{#1#1}\\a{\\a{x}}')).toBe('definitions');
    expect(formulaFault('\\newcommand{\\R}{\\mathbb{R}} x \\in \\R')).toBe('definitions');
    expect(formulaFault('\\let\\a={ \\a x }')).toBe('definitions');
    expect(formulaFault('\\left( x \\right) \\le 1, \\text{por def. } \\verb|\\def|')).toBeNull();
  });

  it('is longer than the limit', () => {
    expect(formulaFault('x'.repeat(MAX_FORMULA_CHARS))).toBeNull();
    expect(formulaFault('x'.repeat(MAX_FORMULA_CHARS + 1))).toBe('long');
  });
});

describe('a formula of a question', () => {
  it.each([
    ['many parts beside each other', `\\frac{1}{x^{2}} + `.repeat(100)],
    [
      'many cells, each with its look',
      `\\begin{matrix}${'\\displaystyle x & \\displaystyle y \\\\'.repeat(40)}\\end{matrix}`,
    ],
    ['many groups, each with its look', '{\\rm kg}\\,'.repeat(100)],
    ['ends without beginnings', '}\\right)\\end{x}'.repeat(50)],
    ['intervals', '[0, 1[ \\cup ]2, 3] '.repeat(100)],
  ])('is typeset with %s', (_, tex) => {
    expect(formulaFault(tex)).toBeNull();
  });
});
