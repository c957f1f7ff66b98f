import { readName } from './question-name';

describe('number and variant in a question’s name', () => {
  it.each<[string, number | null, string | null]>([
    ['Questão 1 - ENEM 2022 (espanhol)', 1, 'espanhol'],
    ['Questão 1 - ENEM 2022 (ingles)', 1, 'inglês'],
    ['QUESTÃO 91 – ENEM 2022', 91, null],
    ['OAB 2018-25 Q1', 1, null],
    ['OAB 2018-25 Q80', 80, null],
    ['Q012', 12, null],
    ['12.', 12, null],
    ['7) Crase', 7, null],
    ['Item 45', 45, null],
    ['Questão nº 33', 33, null],
    ['Funções 12', 12, null],
    ['ENEM 2022', null, null],
    ['Exame 2018-25', null, null],
    ['Crase (adaptada)', null, 'adaptada'],
    ['', null, null],
    ['item: 7', 7, null],
    ['Quest. 8 x', 8, null],
    ['Quest 8 x', 8, null],
    ['Pergunta nº. 9 x', 9, null],
    ['Questão n 10 x', 10, null],
    ['Questão-11 x', 11, null],
    ['Enq 5 a', null, null],
    ['3q4 x', null, null],
    ['Questão 12345 x', null, null],
    ['nº 13', 13, null],
    ['nº13. x', 13, null],
    ['14 – Crase', 14, null],
    ['15 questões', null, null],
    ['Questão (adaptada) 17 x', 17, 'adaptada'],
    ['Questão    18 x', 18, null],
    ['Crase ( ) (adaptada)', null, 'adaptada'],
    ['Crase (  tipo B  )', null, 'tipo B'],
    [`${'x '.repeat(150)}Questão 5`, null, null],
  ])('reads %p', (name, number, variant) => {
    expect(readName(name)).toMatchObject({ number, variant });
  });

  it('distinguishes a language from another word in parentheses', () => {
    expect(readName('Questão 2 (Língua Inglesa)')).toEqual({ number: 2, variant: 'inglês', language: true });
    expect(readName('Questão 2 (tipo B)').language).toBe(false);
    expect(readName('Questão 2 (tipo B) (espanhol)')).toMatchObject({ variant: 'espanhol', language: true });
  });
});
