import { alarmsOf, doubtTable } from './doubts.mjs';

const studies = [
  {
    name: 'um',
    isTranscribed: true,
    right: { of: 80, doubted: 2 },
    damaged: { 'a line cut': { of: 10, doubted: 9 }, 'a picture lost': { of: 2, doubted: 0 } },
  },
  {
    name: 'dois',
    isTranscribed: false,
    right: { of: 40, doubted: 0 },
    damaged: { 'a line cut': { of: 10, doubted: 10 } },
  },
];

describe('the report on the checks', () => {
  it('counts by paper and in total, and right questions only if a person transcribed them', () => {
    expect(alarmsOf(studies).split('\n')).toEqual([
      'um: damaged doubted 9 of 12 (75.0%), right doubted 2 of 80 (2.5%)',
      'dois: damaged doubted 10 of 10 (100.0%), right doubted –',
      'all: damaged doubted 19 of 22 (86.4%), right doubted 2 of 80 (2.5%)',
    ]);
  });

  it('counts by kind of damage, the least noticed first', () => {
    expect(doubtTable(studies)).toBe('a picture lost: 0 of 2 (0.0%)\na line cut: 19 of 20 (95.0%)');
  });
});
