import { dayAfter, daysUntil } from '../notices/notice-state';

/** Days in a row with answers. */
export interface Streak {
  /** The row that still goes on; 0 where it was lost. */
  current: number;
  longest: number;
}

/**
 * Counts days in a row with answers. A weekday without planned minutes is a day of rest: without answers it neither counts
 * nor ends the row. Today ends nothing before it is over. Where no weekday has minutes there is no plan, and none is a rest.
 * @param days with answers, AAAA-MM-DD in Brasília, in order and each once
 * @param minutes planned from Monday to Sunday
 */
export function streakOf(days: readonly string[], today: string, minutes: readonly number[]): Streak {
  const hasPlan = minutes.some((planned) => planned > 0);
  const isRest = (day: string) => hasPlan && (minutes[(new Date(day).getUTCDay() + 6) % 7] ?? 0) === 0;
  const isUnbroken = (from: string, to: string) => {
    const between = daysUntil(from, to) - 1;
    // A week without any answer holds a planned day.
    if (hasPlan ? between >= 7 : between > 0) return false;
    return Array.from({ length: Math.max(0, between) }, (_, index) => dayAfter(from, index + 1)).every(isRest);
  };
  let longest = 0;
  let row = 0;
  let last: string | null = null;
  for (const day of days) {
    row = last !== null && isUnbroken(last, day) ? row + 1 : 1;
    longest = Math.max(longest, row);
    last = day;
  }
  return { current: last !== null && isUnbroken(last, today) ? row : 0, longest };
}
