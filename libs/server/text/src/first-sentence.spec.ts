import { firstSentence, firstSentenceOf } from './first-sentence';

describe('the first sentence', () => {
  it.each([
    ['Some as unidades. Depois divida.', 'Some as unidades.'],
    ['É isso? Não. Veja.', 'É isso?'],
    ['Pela CF, art. 5º, inc. XI, a casa é asilo. O Dr. X discorda.', 'Pela CF, art. 5º, inc. XI, a casa é asilo.'],
    ['Segundo o Min. Barroso, cf. p. 10, vale. Fim.', 'Segundo o Min. Barroso, cf. p. 10, vale.'],
    ['São 2.500 e 3,14. Logo, cabe.', 'São 2.500 e 3,14.'],
    ['Diz a lei: “Todos são iguais.” Por isso, cabe.', 'Diz a lei: “Todos são iguais.”'],
    ['Sem ponto\noutra linha', 'Sem ponto'],
  ])('of %j is %j', (text, first) => expect(firstSentence(text)).toEqual({ text: first, isWhole: false }));

  it('is the whole of a text with a single sentence', () => {
    expect(firstSentence('  Refere-se à regência.  ')).toEqual({ text: 'Refere-se à regência.', isWhole: true });
    expect(firstSentence('')).toEqual({ text: '', isWhole: true });
  });

  it('that is very long is cut between words', () => {
    const { text, isWhole } = firstSentence('palavra '.repeat(100));
    expect(text.length).toBeLessThanOrEqual(241);
    expect(text).toMatch(/palavra…$/);
    expect(isWhole).toBe(false);
  });
});

describe('the first sentence of HTML', () => {
  it('has its formulas as text, and ends with its paragraph', () => {
    const html = '<p>Se <span class="math-inline">\\frac{x}{2} &lt; 3</span>, some</p><p>Outro parágrafo.</p>';
    expect(firstSentenceOf(html)).toEqual({ text: 'Se x/2 < 3, some', isWhole: false });
  });

  it('is the whole only without a picture or a table besides', () => {
    expect(firstSentenceOf('<p>Porque <em>sim</em>.</p>')).toEqual({ text: 'Porque sim.', isWhole: true });
    expect(firstSentenceOf('<p>Porque sim.</p><img src="x" alt="">').isWhole).toBe(false);
    expect(firstSentenceOf('<p>Veja.</p><table><tr><td>1</td></tr></table>').isWhole).toBe(false);
  });

  it('is found quickly in a text made to be slow', () => {
    const begun = performance.now();
    firstSentenceOf(`<p>${'A.'.repeat(50_000)}</p>`);
    firstSentenceOf(`${'n. '.repeat(33_000)}`);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
