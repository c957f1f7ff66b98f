import { dayAfter, daysUntil } from '../notices/notice-state';

/** Consecutive days with answers. */
export interface Streak {
  /** The current streak; 0 if it is broken. */
  current: number;
  longest: number;
}

/**
 * Counts consecutive days with answers. A weekday without planned minutes is a day of rest: without answers it neither
 * counts nor ends the streak. Today does not end it before it is over. If no weekday has minutes there is no plan, and
 * no day is a rest.
 * @param days with answers, AAAA-MM-DD in Brasília, ascending, without duplicates
 * @param minutes planned from Monday to Sunday
 */
export function streakOf(days: readonly string[], today: string, minutes: readonly number[]): Streak {
  const hasPlan = minutes.some((planned) => planned > 0);
  const isRest = (day: string) => hasPlan && (minutes[(new Date(day).getUTCDay() + 6) % 7] ?? 0) === 0;
  const isUnbroken = (from: string, to: string) => {
    const between = daysUntil(from, to) - 1;
    // A week without answers contains a planned day.
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
