import { fineShareText } from '@mapa/domain';
import { boardName, boardsOf, rangeText } from './texts';

const text = (value: string) => value.replace(/\s/g, ' ');

describe('shares in words', () => {
  it('tell tenths of small ones only', () => {
    expect([0, 0.004, 0.0449, 0.0994, 0.0995, 0.3249, 1].map((share) => text(fineShareText(share)))).toEqual([
      '0%',
      '0,4%',
      '4,5%',
      '9,9%',
      '10%',
      '32%',
      '100%',
    ]);
  });

  it('tell the interval as from and to', () => {
    expect(text(rangeText({ share: 0.32, low: 0.041, high: 0.361 }))).toBe('4,1% a 36%');
  });
});

describe('boards in words', () => {
  it('count none, one and many', () => {
    expect([boardsOf(0), boardsOf(1), boardsOf(1200)]).toEqual(['Nenhuma banca', '1 banca', '1.200 bancas']);
  });

  it('go by their acronym where they have one', () => {
    expect(boardName({ sigla: 'FGV', nome: 'Fundação' })).toBe('FGV');
    expect(boardName({ sigla: '', nome: 'Fundação' })).toBe('Fundação');
  });
});
