import { isDue, modelFor, MOST_STUDENTS } from './rules';

describe('the calibration of an area', () => {
  it('uses the model for which it has enough students', () => {
    expect([199, 200, 999, 1_000].map(modelFor)).toEqual([null, 'rasch', 'rasch', '3pl']);
  });

  it('is repeated for another model, a quarter more students, or other items', () => {
    const last = { students: 400, model: 'rasch', items: ['1:1', '2:1'] } as const;
    expect(isDue(null, last)).toBe(true);
    expect(isDue(last, { ...last, students: 499, items: ['2:1', '1:1'] })).toBe(false);
    expect(isDue(last, { ...last, students: 500 })).toBe(true);
    expect(isDue(last, { ...last, model: '3pl' })).toBe(true);
    expect(isDue(last, { ...last, items: ['1:2', '2:1'] })).toBe(true);
    const full = { ...last, students: MOST_STUDENTS };
    expect(isDue(full, { ...full, students: 10 * MOST_STUDENTS })).toBe(false);
  });
});
