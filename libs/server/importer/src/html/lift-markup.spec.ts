import type { TextFormat } from '../model/raw-question';
import { textWarnings } from './text-warnings';
import { toHtml } from './to-html';

const read = (text: string, format: TextFormat = 'html') => toHtml({ text, format });
const tex = async (math: string): Promise<string | undefined> => {
  const { html, losses } = await read(`<p>${math}</p>`);
  expect(losses.unread).toBe(0);
  return /class="math-(?:inline|display)">([^<]*)</
    .exec(html)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '');
};

describe('a formula in MathML', () => {
  it.each([
    ['a fraction', '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>', '\\frac{a}{b}'],
    [
      'a sign written as HTML',
      '<math><mi>x</mi><mo>&le;</mo><mn>2</mn><mo>&nbsp;</mo><mo>&lt;</mo><mi>&alpha;</mi></math>',
      'x\\leq2<\\alpha',
    ],
    [
      'a prefix',
      '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>',
      'x^{2}',
    ],
    [
      'Portuguese words',
      '<math><mtext>Se então é 5% de_a</mtext><mo>+</mo><mn>1</mn></math>',
      '\\text{Seentãoé5\\%de\\_a}+1',
    ],
    ['a function’s name', '<math><mi>sen</mi><mi>x</mi></math>', '\\operatorname{sen}x'],
    [
      'degrees',
      '<math><mn>30</mn><mo>º</mo><mo>+</mo><msup><mn>2</mn><mo>°</mo></msup></math>',
      '30^{\\circ}+2^{\\circ}',
    ],
    [
      'a system of equations',
      '<math><mfenced open="{" close=""><mtable columnalign="left"><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable></mfenced></math>',
      '\\left\\{\\begin{matrix}x\\\\y\\end{matrix}\\right.',
    ],
    [
      'its own TeX',
      '<math><semantics><mrow><mi>a</mi><mi>b</mi></mrow><annotation encoding="application/x-tex">\\dfrac{a}{b}</annotation></semantics></math>',
      '\\dfrac{a}{b}',
    ],
  ])('with %s becomes TeX', async (_, math, expected) => {
    expect(await tex(math)).toBe(expected);
  });

  it('stays in its place, on a line of its own if it says so', async () => {
    const text = 'Se <math><mi>a</mi></math>* e *<math display="block"><mi>b</mi></math> e \\(c^2\\)';
    expect((await read(text, 'markdown')).html).toBe(
      '<p>Se <span class="math-inline">a</span>* e *</p><div class="math-display">b</div> e <span class="math-inline">c^2</span>',
    );
    expect((await read('Se <math><mi>a</mi></math>\nentão', 'moodle')).html).toBe(
      '<p>Se <span class="math-inline">a</span><br />então</p>',
    );
    expect((await read('Se <math><mi>a</mi></math>', 'plain')).html).toContain('&lt;math&gt;');
  });

  it.each([
    [
      'an element that nobody converts',
      '<math><mlongdiv><mn>3</mn><mn>6</mn></mlongdiv></math>',
      '[fórmula não convertida]',
    ],
    ['a description', '<math alttext="a sobre b"><merror><mi>ab</mi></merror></math>', 'a sobre b'],
    ['a digit that would be lost', '<math><mi>a</mi>7</math>', '[fórmula não convertida]'],
    [
      'TeX that cannot be shown',
      '<math><semantics><mi>a</mi><annotation encoding="application/x-tex">\\frac{a</annotation></semantics></math>',
      '[fórmula não convertida]',
    ],
  ])('with %s is reported, and never joined to the words around it', async (_, math, words) => {
    const { html, losses } = await read(`<p>É ${math}?</p>`);
    expect(html).toBe(`<p>É ${words}?</p>`);
    expect(textWarnings(losses, 'do comentário')).toEqual([
      'ficou de fora uma fórmula em MathML do comentário, que não pôde ser convertida',
    ]);
  });

  it('refuses the question if it is not closed, or if there are too many', async () => {
    await expect(read('a <math><mi>x</mi> b')).rejects.toThrow('<math> do texto não é fechado');
    await expect(read('<p>a <math><mi>x</mi></p> b')).rejects.toThrow('não é fechado');
    await expect(read('<math><mi>x</mi></math>'.repeat(501))).rejects.toThrow('mais de 500');
    await expect(read(`<math>${'<mrow>'.repeat(20_000)}`)).rejects.toThrow('grandes demais');
    expect((await read('a <math/> b <math></math> c')).html).toBe('a  b  c');
  });
});
