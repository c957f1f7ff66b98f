import { streakOf } from './streak';

const EVERY_DAY = [60, 60, 60, 60, 60, 60, 60];
const WORKDAYS = [60, 60, 60, 60, 60, 0, 0];
const NO_PLAN = [0, 0, 0, 0, 0, 0, 0];

describe('days in a row with answers', () => {
  it('count up to today, or to yesterday while today has no answers yet', () => {
    expect(streakOf(['2026-11-24', '2026-11-25'], '2026-11-25', EVERY_DAY)).toEqual({ current: 2, longest: 2 });
    expect(streakOf(['2026-11-24', '2026-11-25'], '2026-11-26', EVERY_DAY)).toEqual({ current: 2, longest: 2 });
    expect(streakOf(['2026-11-24', '2026-11-25'], '2026-11-27', EVERY_DAY)).toEqual({ current: 0, longest: 2 });
  });

  it('are not ended by a planned day of rest, which counts if it has answers', () => {
    expect(streakOf(['2026-11-20', '2026-11-23'], '2026-11-23', WORKDAYS)).toEqual({ current: 2, longest: 2 });
    expect(streakOf(['2026-11-20', '2026-11-21', '2026-11-23'], '2026-11-23', WORKDAYS)).toEqual({
      current: 3,
      longest: 3,
    });
  });

  it('keep the longest row after a break', () => {
    expect(streakOf(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-23'], '2026-11-23', EVERY_DAY)).toEqual({
      current: 1,
      longest: 3,
    });
  });

  it('have no days of rest if no hours are planned', () => {
    expect(streakOf(['2026-11-20', '2026-11-23'], '2026-11-23', NO_PLAN)).toEqual({ current: 1, longest: 1 });
    expect(streakOf([], '2026-11-23', NO_PLAN)).toEqual({ current: 0, longest: 0 });
  });
});
