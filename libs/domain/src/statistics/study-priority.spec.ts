import { expectedShareWrong, rankByPriority } from './study-priority';

const subject = (incidence: number, answered: number, correct: number) => ({ incidence, answered, correct });

describe('expected share of wrong answers', () => {
  it('moves from the overall share to the own one with more answers', () => {
    expect(expectedShareWrong(subject(0, 0, 0), 0.3)).toBeCloseTo(0.3);
    expect(expectedShareWrong(subject(0, 1, 0), 0.3)).toBeCloseTo((1 + 1.2) / 5);
    expect(expectedShareWrong(subject(0, 4_000, 1_000), 0.3)).toBeCloseTo(0.75, 2);
  });

  it('is one half for a student without answers', () => {
    expect(expectedShareWrong(subject(0, 0, 0))).toBe(0.5);
  });
});

describe('priority of subjects', () => {
  it('is incidence times share wrong: a frequent weak subject precedes a rare weaker one', () => {
    const [frequent, rare, strong] = [subject(0.4, 40, 20), subject(0.05, 40, 2), subject(0.4, 40, 39)];
    expect(rankByPriority([strong, rare, frequent]).map(({ incidence, correct }) => [incidence, correct])).toEqual([
      [0.4, 20],
      [0.05, 2],
      [0.4, 39],
    ]);
  });

  it('ranks by incidence and keeps the order of equals while nothing was answered', () => {
    const ranked = rankByPriority([
      { ...subject(0.2, 0, 0), id: 1 },
      { ...subject(0.6, 0, 0), id: 2 },
      { ...subject(0.2, 0, 0), id: 3 },
    ]);
    expect(ranked.map(({ id, priority }) => [id, priority])).toEqual([
      [2, 0.3],
      [1, 0.1],
      [3, 0.1],
    ]);
    expect(rankByPriority([])).toEqual([]);
  });

  it('does not rank a subject first for one wrong answer', () => {
    const [unlucky, weak] = [subject(0.3, 1, 0), subject(0.3, 50, 15)];
    expect(rankByPriority([unlucky, weak, subject(0.4, 60, 59)])[0]).toMatchObject(weak);
  });
});
