import { plainText } from './plain';
import { plainSummary } from './summary';

const STATEMENT =
  '<p>Se <span class="math-inline">\\frac{x}{2} &lt; 3</span>, então:</p>veja<div class="math-display">x^2</div>e <b>diga</b>&nbsp;quanto.';

describe('the beginning of a statement', () => {
  it('has its formulas as a line of text', () => {
    expect(plainSummary(STATEMENT, 100)).toBe('Se x/2 < 3, então: veja x² e diga quanto.');
  });

  it('keeps punctuation and letters at the words beside them', () => {
    const table =
      '<p>A relação <code>chamado</code>, com o <strong>id</strong> (<em>chave</em>), de H<sub>2</sub>O.</p>';
    expect(plainSummary(`${table}<ul><li>um</li><li>dois<br>três</li></ul>`, 100)).toBe(
      'A relação chamado, com o id (chave), de H2O. um dois três',
    );
  });

  it('keeps formulas of one line apart, and from the next sentence', () => {
    const shown =
      '<p>Valem:</p><div class="math-display">A \\rightarrow B \\qquad B \\rightarrow C</div><p>Julgue.</p>';
    expect(plainSummary(shown, 100)).toBe('Valem: A → B; B → C. Julgue.');
  });

  it('is cut between words', () => {
    expect(plainSummary(STATEMENT, 20)).toBe('Se x/2 < 3, então:…');
    expect(plainSummary('Em servidor, a coluna setor', 13)).toBe('Em servidor…');
    expect(plainSummary('a'.repeat(30), 20)).toBe(`${'a'.repeat(10)}…`);
  });
});

it('plain text, which is used to search and compare, keeps the TeX', () => {
  expect(plainText(STATEMENT)).toContain('\\frac{x}{2} < 3');
});
