import { sampleQuestion } from '@mapa/api-client/testing';
import { inLanguage, languagesOf, numberQuestions } from './numbering';

const paper = { id: 57, nome: 'ENEM 2022' };
const of = (id: number, numero: number | null, variante: string | null = null, prova: typeof paper | null = paper) =>
  sampleQuestion({ id, numero, variante, prova });

const enem = [of(1, 1, 'espanhol'), of(2, 1, 'inglês'), of(3, 2, 'espanhol'), of(4, 2, 'inglês'), of(5, 3), of(6, 91)];

describe('the numbers of a notebook on paper', () => {
  it('are those of its paper, and languages of one number share it', () => {
    expect(numberQuestions(enem).map(({ number, language }) => [number, language])).toEqual([
      [1, 'espanhol'],
      [1, 'inglês'],
      [2, 'espanhol'],
      [2, 'inglês'],
      [3, null],
      [91, null],
    ]);
  });

  it('stay the same if one language is chosen', () => {
    const all = numberQuestions(enem);
    expect(languagesOf(all)).toEqual(['espanhol', 'inglês']);
    expect(inLanguage(all, 'inglês').map(({ question, number }) => [question.id, number])).toEqual([
      [2, 1],
      [4, 2],
      [5, 3],
      [6, 91],
    ]);
    expect(inLanguage(all, null)).toEqual(all);
  });

  it('follow the order if the questions are of several papers, or have none', () => {
    const mixed = [
      of(5, 30),
      of(7, 12, null, { id: 58, nome: 'Outra' }),
      of(1, 1, 'espanhol'),
      of(8, null, null, null),
      of(2, 1, 'inglês'),
      of(9, 30),
    ];
    const numbered = numberQuestions(mixed);
    expect(numbered.map(({ number }) => number)).toEqual([1, 2, 3, 4, 3, 5]);
    expect(inLanguage(numbered, 'espanhol').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('offer no choice if a number has one language only', () => {
    expect(languagesOf(numberQuestions([of(1, 1, 'inglês'), of(2, 2, 'inglês')]))).toEqual([]);
  });
});
