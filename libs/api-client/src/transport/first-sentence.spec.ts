import { firstSentence, readFields } from './first-sentence';

describe('the first sentence of an error body', () => {
  it.each([
    [{ email: ['Preencha o campo e-mail', 'Outra'], password: ['Preencha o campo senha'] }, 'Preencha o campo e-mail'],
    [{ erro: 'Uma frase só.' }, 'Uma frase só.'],
    ['Uma frase solta.', 'Uma frase solta.'],
    [{ codigo: 7, erro: [''], msg: ['A primeira que é frase.'] }, 'A primeira que é frase.'],
    ['<html><body>502 Bad Gateway</body></html>', undefined],
    [{ erro: [{ profundo: 'x' }] }, undefined],
    [null, undefined],
    [undefined, undefined],
    ['x'.repeat(301), undefined],
  ])('of %j is %j', (body, sentence) => expect(firstSentence(body)).toBe(sentence));

  it('keeps the sentences of each field', () => {
    expect(readFields({ email: ['a', 'b'], nome: 'c', id: 3 })).toEqual({ email: ['a', 'b'], nome: ['c'] });
  });
});
