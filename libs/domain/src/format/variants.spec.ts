import { paperVariantsText, questionVariantsText, questionsWith } from './variants';

const languages = { numeros: 5, questoes: 10, nomes: ['espanhol', 'inglês'] };

describe('the words on numbers in several versions', () => {
  it('say how 120 numbers have 125 questions', () => {
    expect(paperVariantsText(120, languages)).toBe(
      'São 120 números e 125 questões: 5 números têm 2 versões, espanhol e inglês, e na prova se responde uma.',
    );
    expect(questionVariantsText(125, languages)).toBe(
      'São 125 questões de 120 números: 5 números têm 2 versões, espanhol e inglês, e cada versão é uma questão.',
    );
  });

  it('name a single number', () => {
    expect(questionVariantsText(6, { numeros: 1, questoes: 2, nomes: ['A', 'B'] })).toContain(
      'de 5 números: 1 número tem 2 versões, A e B',
    );
  });

  it('count the questions of a paper', () => {
    expect([questionsWith(120, languages), questionsWith(120, null), questionsWith(120, undefined)]).toEqual([
      125, 120, 120,
    ]);
  });
});
