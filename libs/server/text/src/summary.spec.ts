import { plainText } from './plain';
import { plainSummary } from './summary';

const STATEMENT =
  '<p>Se <span class="math-inline">\\frac{x}{2} &lt; 3</span>, então:</p>veja<div class="math-display">x^2</div>e <b>diga</b>&nbsp;quanto.';

describe('the beginning of a statement', () => {
  it('has its formulas as a line of text', () => {
    expect(plainSummary(STATEMENT, 100)).toBe('Se x/2 < 3, então: veja x² e diga quanto.');
  });

  it('is cut between words', () => {
    expect(plainSummary(STATEMENT, 20)).toBe('Se x/2 < 3, então:…');
    expect(plainSummary('a'.repeat(30), 20)).toBe(`${'a'.repeat(10)}…`);
  });
});

it('plain text, which is used to search and compare, keeps the TeX', () => {
  expect(plainText(STATEMENT)).toContain('\\frac{x}{2} < 3');
});
