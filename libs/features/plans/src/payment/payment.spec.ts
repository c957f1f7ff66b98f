import { barsOf } from './bars';
import { timeLeftText } from './time-left';
import { pauseBefore } from './use-followed-payment';

describe('the bars of a boleto', () => {
  it('interleave two digits each, five bars and five gaps with two wide ones', () => {
    // Start, then 1 in the bars (10001) and 2 in the gaps (01001), then stop.
    expect(barsOf('12')).toEqual({
      width: 4 + 18 + 5,
      path: 'M0 0h1v1h-1zM2 0h1v1h-1zM4 0h3v1h-3zM8 0h1v1h-1zM12 0h1v1h-1zM14 0h1v1h-1zM16 0h3v1h-3zM22 0h3v1h-3zM26 0h1v1h-1z',
    });
    expect(barsOf('3'.repeat(44))?.width).toBe(4 + 22 * 18 + 5);
  });

  it.each(['', '123', '12a4'])('do not exist for "%s"', (digits) => expect(barsOf(digits)).toBeNull());
});

it('the remaining time is in minutes and seconds, and never below zero', () => {
  const until = '2026-11-22T12:30:00.000Z';
  expect(timeLeftText(until, Date.parse('2026-11-22T12:00:55.500Z'))).toBe('29:05');
  expect(timeLeftText(until, Date.parse('2026-11-22T13:00:00Z'))).toBe('00:00');
});

it('a payment is requested less and less often, and at least twice a minute', () => {
  expect([0, 1, 4, 50].map(pauseBefore)).toEqual([2_000, 3_000, 10_125, 30_000]);
});
