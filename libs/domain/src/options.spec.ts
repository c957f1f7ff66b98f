import { STATES } from './brazilian-states';
import { optionLabel, DIFFICULTIES, yearOptions } from './options';

describe('option lists', () => {
  it('offers years from the current one down to 2002', () => {
    const years = yearOptions(new Date(2026, 5, 1));
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2002, 25]);
  });

  it('names each of the 27 states once', () => expect(new Set(STATES.map((state) => state.value)).size).toBe(27));

  it('falls back to a value that a list does not contain', () => {
    expect([optionLabel(DIFFICULTIES, 4), optionLabel(DIFFICULTIES, 9)]).toEqual(['Difícil', '9']);
  });
});
