import { isMastered } from './mastery';

describe('a mastered subject', () => {
  it.each([
    [0, 0, false],
    [7, 7, false],
    [8, 8, true],
    [4, 10, false],
    [24, 30, false],
    [25, 30, true],
    [900, 1200, true],
  ])('%i right of %i', (correct, judged, mastered) => expect(isMastered(correct, judged)).toBe(mastered));
});
