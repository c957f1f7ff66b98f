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
  ])('reads %p', (name, number, variant) => {
    expect(readName(name)).toMatchObject({ number, variant });
  });

  it('tells a language from another word in parentheses', () => {
    expect(readName('Questão 2 (Língua Inglesa)')).toEqual({ number: 2, variant: 'inglês', language: true });
    expect(readName('Questão 2 (tipo B)').language).toBe(false);
  });
});
