import { dayAfter } from '@mapa/domain';
import { chanceOf, pick } from './chance';

/** Weeks of study of the demo's students. */
const WEEKS = 8;
const DAYS = WEEKS * 7;
const MINUTE_MS = 60_000;

/** A day with answers. */
export interface StudyDay {
  /** AAAA-MM-DD in Brasília. */
  day: string;
  startsAt: Date;
  answers: number;
  /** Share of the weeks that has passed, 0–1. */
  progress: number;
}

/** How a student's answers are spread over the days. */
export interface Rhythm {
  /** Share (0–1) of days with answers. */
  diligence: number;
  /** Number of answers. */
  answers: number;
  /** Start and end within the weeks, 0–1. */
  span: readonly [from: number, to: number];
  /** Days of a break in the middle; 0 for none. */
  pause: number;
  /** Number of days before today that have answers in any case. */
  row?: number;
}

/** An instant of a day in Brasília. */
export const instantOf = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00-03:00`) + minutes * MINUTE_MS);

/** The day on which the weeks begin. */
export const firstDay = (today: string): string => dayAfter(today, -DAYS);

/** Minutes of the day at which studying starts: early, at noon, in the evening. */
const HOURS = [
  { from: 6 * 60 + 30, weight: 1.2 },
  { from: 12 * 60, weight: 0.8 },
  { from: 15 * 60, weight: 0.8 },
  { from: 19 * 60, weight: 3 },
];
const SPREAD = 75;
/** Factors by weekday: fewer on Friday and Saturday. */
const WEEKDAYS = [0.9, 1.15, 1.15, 1.1, 1.05, 0.8, 0.75];

/** The days of study, up to yesterday, with all answers distributed over them. */
export function daysOf(key: string, today: string, { diligence, answers, span, pause, row = 0 }: Rhythm): StudyDay[] {
  const chance = chanceOf(`${key}/days`);
  const [from, to] = span.map((share) => Math.round(share * DAYS)) as [number, number];
  const pauseAt = from + Math.floor(chance.uniform() * Math.max(1, to - from - pause - row));
  const first = firstDay(today);
  const days = Array.from({ length: DAYS }, (_, at) => {
    const day = dayAfter(first, at);
    const isPaused = at >= pauseAt && at < pauseAt + pause;
    const draw = chance.uniform() < diligence * (WEEKDAYS[new Date(day).getUTCDay()] ?? 1);
    const isOn = at >= DAYS - row || (at >= from && at < to && !isPaused && draw);
    return { day, at, isOn, weight: Math.exp(0.45 * chance.normal()), minutes: startOf() };
  }).filter(({ isOn }) => isOn);
  function startOf(): number {
    return pick(chance, HOURS, ({ weight }) => weight).from + chance.uniform() * SPREAD;
  }
  const whole = days.reduce((sum, { weight }) => sum + weight, 0);
  let [share, given] = [0, 0];
  return days.flatMap(({ day, at, weight, minutes }) => {
    share += weight;
    // Rounded as a running sum, so that no answer is lost.
    const count = Math.round((answers * share) / whole) - given;
    given += count;
    return count > 0 ? [{ day, startsAt: instantOf(day, minutes), answers: count, progress: at / DAYS }] : [];
  });
}
