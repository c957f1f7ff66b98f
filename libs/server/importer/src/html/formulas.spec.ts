import { extractFormulas } from './formulas';
import { isFormulaInHtml } from './looks-like-tex';

const extract = (text: string) => extractFormulas(text, isFormulaInHtml);

describe('taking formulas out of a text', () => {
  it('takes the last opening before a closing for the formula’s', () => {
    expect(extract('o\\(a x; \\(x^2\\)').formulas).toEqual([{ tex: 'x^2', display: false }]);
  });

  it('leaves millions of openings as they are', () => {
    const text = `${'\\('.repeat(2_000_000)}${'x'.repeat(2_000_000)}\\)`;
    expect(extract(text).formulas).toEqual([]);
  });

  it('takes one endless word for no sentence', () => {
    expect(isFormulaInHtml({ content: 'a'.repeat(2_000_000), display: false, before: '' })).toBe(true);
    expect(isFormulaInHtml({ content: 'uma frase inteira', display: false, before: '' })).toBe(false);
  });
});
