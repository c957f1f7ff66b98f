import { MAX_FORMULA_LEVELS } from '@mapa/domain';
import type { TextFormat } from '../model/raw-question';
import { textWarnings } from './text-warnings';
import { toHtml } from './to-html';

const read = async (text: string, format: TextFormat = 'html') => {
  const { html, losses } = await toHtml({ text, format });
  return [html, ...textWarnings(losses, 'do enunciado')];
};
const nested = (levels: number) => `${'\\sqrt{'.repeat(levels)}x_1 < *2*${'}'.repeat(levels)}`;
const escaped = (tex: string) => tex.replaceAll('<', '&lt;');

const ALLOWED = nested(MAX_FORMULA_LEVELS);
const DEEP = nested(MAX_FORMULA_LEVELS + 1);
const WARNING = 'uma fórmula do enunciado fica como texto (mais de 40 níveis, um dentro do outro)';

describe('a formula that is nested too deeply', () => {
  it.each<[TextFormat, string, string]>([
    ['html', `Se \\(${escaped(DEEP)}\\), então`, `Se \\(${escaped(DEEP)}\\), então`],
    ['markdown', `Se \\\\(${DEEP}\\\\), então`, `<p>Se \\(${escaped(DEEP)}\\), então</p>`],
    ['moodle', `Se \\(${DEEP}\\), então`, `<p>Se \\(${escaped(DEEP)}\\), então</p>`],
    ['plain', `Se $$${DEEP}$$ então`, `<p>Se </p><div>\\[${escaped(DEEP)}\\]</div> então`],
    ['html', `<p><span class="math-inline">${escaped(DEEP)}</span></p>`, `<p>\\(${escaped(DEEP)}\\)</p>`],
    [
      'html',
      `<span class="math-inline">${'\\sqrt{'.repeat(30)}<span class="math-inline">${'\\sqrt{<b>'.repeat(30)}x</span></span>`,
      `\\(${'\\sqrt{'.repeat(30)}<span class="math-inline">${'\\sqrt{<strong>'.repeat(30)}x${'</strong>'.repeat(30)}</span>\\)`,
    ],
    [
      'html',
      `<math><semantics><mi>x</mi><annotation encoding="application/x-tex">${escaped(DEEP)}</annotation></semantics></math>`,
      `\\(${escaped(DEEP)}\\)`,
    ],
    [
      'html',
      `<math>${'<msqrt>'.repeat(60)}<mi>x</mi>${'</msqrt>'.repeat(60)}</math>`,
      `\\(${'\\sqrt{'.repeat(60)}x${'}'.repeat(60)}\\)`,
    ],
  ])('stays as text in %s, with every character, and is reported: %.40s', async (format, text, html) => {
    expect(await read(text, format)).toEqual([html, WARNING]);
  });

  it('stays as text after an export and an import', async () => {
    expect(await read(`&#92;(${escaped(DEEP)}&#92;)`)).toEqual([`\\(${escaped(DEEP)}\\)`]);
  });

  it('exceeds the limit: at the limit it is a formula', async () => {
    expect(await read(`\\(${escaped(ALLOWED)}\\)`)).toEqual([`<span class="math-inline">${escaped(ALLOWED)}</span>`]);
  });
});

describe('other formulas that stay as text', () => {
  it('define commands, or are too long', async () => {
    const long = 'x'.repeat(5001);
    expect(await read(`\\(\\def\\a{b}\\a\\) e \\(\\let\\a=b\\) e <span class="math-inline">${long}</span>`)).toEqual([
      `\\(\\def\\a{b}\\a\\) e \\(\\let\\a=b\\) e \\(${long}\\)`,
      '2 fórmulas do enunciado ficam como texto (comandos definidos dentro delas)',
      'uma fórmula do enunciado fica como texto (mais de 5.000 caracteres)',
    ]);
  });

  it('are read quickly, however many levels of MathML they have', async () => {
    const started = performance.now();
    const math = `<math>${'<mfrac><mn>1</mn>'.repeat(190)}<mi>x</mi>${'</mfrac>'.repeat(190)}</math>`;
    expect((await read(math.repeat(20)))[1]).toMatch(/^20 fórmulas do enunciado ficam como texto/);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
