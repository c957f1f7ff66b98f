import { clockTime, durationText } from './durations';

it.each([
  [0, '0:00', '1 s'],
  [7_200, '0:07', '7 s'],
  [60_000, '1:00', '1 min'],
  [65_400, '1:05', '1 min 5 s'],
  [7_385_000, '2:03:05', '2 h 3 min'],
  [18_000_000, '5:00:00', '5 h'],
])('shows %i ms as %s and says "%s"', (ms, clock, words) => {
  expect(clockTime(ms)).toBe(clock);
  expect(durationText(ms)).toBe(words);
});
