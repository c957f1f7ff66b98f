import { accuracyText, answeredOf, counted, decimalFigure, fineShareText, questionsOf, tallyText } from './figures';
import { listText } from './lists';

describe('figures in words', () => {
  it('count one and many', () => {
    expect([questionsOf(0), questionsOf(1), questionsOf(1234)]).toEqual(['0 questões', '1 questão', '1.234 questões']);
    expect(counted(1, 'mapa', 'mapas')).toBe('1 mapa');
    expect(answeredOf(12, 1)).toBe('12 de 1 questão');
  });

  it('keep one decimal unless it is zero', () => {
    expect([decimalFigure(58.44), decimalFigure(60)]).toEqual(['58,4', '60']);
  });

  it('keep one decimal of a small share', () => {
    expect([0.004, 0.045, 0.0996, 0.324].map(fineShareText)).toEqual(['0,4%', '4,5%', '10%', '32%']);
  });

  it('give right answers out of those given, and no share without any', () => {
    expect(tallyText({ certas: 0, respondidas: 0 })).toBe('–');
    expect(tallyText({ certas: 84, respondidas: 120 }).replace(/\s/g, ' ')).toBe('84 de 120 (70%)');
  });

  it('join words as a sentence does', () => {
    expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['a', 'a e b', 'a, b e c']);
  });

  it('give the share of right answers from the first answer on', () => {
    expect(accuracyText({ respondidas: 4, certas: 3 })).toBe('75%');
    expect(accuracyText({ respondidas: 4, certas: 1 })).toBe('25%');
    expect(accuracyText({ respondidas: 0, certas: 0 })).toBeNull();
  });

  it('give it of right and wrong answers only, as an annulled question counts as neither', () => {
    expect(accuracyText({ respondidas: 5, certas: 3, erradas: 1 })).toBe('75%');
    expect(accuracyText({ respondidas: 1, certas: 0, erradas: 0 })).toBeNull();
  });
});
