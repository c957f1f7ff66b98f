import { erase, highlight, isCovered, touched, type Highlight } from './highlight-ranges';
import { NO_HIGHLIGHTS, isSameHighlights, mergeHighlights } from './merge-highlights';

const mark = (inicio: number, fim: number, cor: Highlight['cor'] = 'amarelo'): Highlight => ({ inicio, fim, cor });

describe('highlights', () => {
  it('of one colour that touch are merged, and are kept in order', () => {
    expect(highlight([mark(10, 20), mark(0, 4, 'verde')], mark(4, 10))).toEqual([mark(0, 4, 'verde'), mark(4, 20)]);
  });

  it('take the colour of a later one over them', () => {
    expect(highlight([mark(0, 20)], mark(5, 10, 'rosa'))).toEqual([mark(0, 5), mark(5, 10, 'rosa'), mark(10, 20)]);
  });

  it('are not created from an empty range', () => {
    expect(highlight([], mark(3, 3))).toEqual([]);
  });

  it('are erased within the given range', () => {
    expect(erase([mark(0, 10), mark(20, 30)], { inicio: 5, fim: 25 })).toEqual([mark(0, 5), mark(25, 30)]);
    expect(erase([mark(0, 10)], { inicio: 0, fim: 10 })).toEqual([]);
  });

  it('report which of them a range touches, and whether they cover it', () => {
    const all = [mark(0, 5), mark(5, 8, 'azul'), mark(10, 12)];
    expect(touched(all, { inicio: 4, fim: 6 })).toHaveLength(2);
    expect(touched(all, { inicio: 8, fim: 10 })).toEqual([]);
    expect(isCovered(all, { inicio: 1, fim: 8 })).toBe(true);
    expect(isCovered(all, { inicio: 1, fim: 9 })).toBe(false);
  });
});

describe('highlights of two devices', () => {
  const base = { destaques: [mark(0, 5), mark(10, 15)], riscadas: [1, 2] };

  it('keep the additions of both, and lose only what one of them removed', () => {
    const mine = { destaques: [mark(0, 5), mark(20, 25, 'verde')], riscadas: [2, 3] };
    const theirs = { destaques: [mark(0, 5), mark(10, 15), mark(30, 35, 'rosa')], riscadas: [1, 2, 4] };
    expect(mergeHighlights(base, mine, theirs)).toEqual({
      destaques: [mark(0, 5), mark(20, 25, 'verde'), mark(30, 35, 'rosa')],
      riscadas: [2, 3, 4],
    });
  });

  it('of a visitor who signs in are added to those of the account', () => {
    const merged = mergeHighlights(NO_HIGHLIGHTS, { destaques: [mark(7, 9)], riscadas: [5] }, base);
    expect(merged).toEqual({ destaques: [mark(0, 5), mark(7, 9), mark(10, 15)], riscadas: [1, 2, 5] });
  });

  it('are the same whatever their order', () => {
    expect(isSameHighlights(base, { destaques: base.destaques.toReversed(), riscadas: [2, 1] })).toBe(true);
    expect(isSameHighlights(base, { ...base, riscadas: [2] })).toBe(false);
    expect(isSameHighlights(base, { ...base, destaques: [mark(0, 5, 'azul'), mark(10, 15)] })).toBe(false);
  });
});
