import { extractFormulas } from './formulas';
import { isFormulaInHtml } from './looks-like-tex';

const extract = (text: string) => extractFormulas(text, isFormulaInHtml);

describe('extracting formulas from a text', () => {
  it('starts a formula at the last opening before its closing', () => {
    expect(extract('o\\(a x; \\(x^2\\)').formulas).toEqual([{ tex: 'x^2', display: false }]);
  });

  it('leaves millions of openings unchanged', () => {
    const text = `${'\\('.repeat(2_000_000)}${'x'.repeat(2_000_000)}\\)`;
    expect(extract(text).formulas).toEqual([]);
  });

  it('does not treat one endless word as a sentence', () => {
    expect(isFormulaInHtml({ content: 'a'.repeat(2_000_000), display: false, before: '' })).toBe(true);
    expect(isFormulaInHtml({ content: 'uma frase inteira', display: false, before: '' })).toBe(false);
  });
});
