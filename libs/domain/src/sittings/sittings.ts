/** States of a simulated exam, by their values on the wire. */
export const SITTING_STATES = [
  { value: 'aberta', label: 'Em andamento' },
  { value: 'encerrada', label: 'Tempo esgotado' },
  { value: 'entregue', label: 'Entregue' },
] as const;

export type SittingState = (typeof SITTING_STATES)[number]['value'];

/** Most marks in one call: more than any paper has questions. */
export const MAX_SITTING_MARKS = 300;

/** Limit of a sitting's total pauses, in milliseconds: beyond a day the clock runs on, so that every sitting ends. */
export const MAX_PAUSE_MS = 24 * 3_600_000;

/** How long after the end, in milliseconds, marks made in time are accepted from devices that were offline. */
export const LATE_MARKS_MS = 7 * 24 * 3_600_000;

/** Minutes per number if neither the paper nor its area states a time. */
const MINUTES_PER_NUMBER = 3;

/**
 * Minutes of ENEM's areas, by code: a day of 5.5 hours less one for the essay, and a day of 5 hours, each halved.
 * INEP, edital do Enem (2019–2024): first day 5 h 30, second day 5 h.
 */
const AREA_MINUTES: Readonly<Record<string, number>> = { LC: 135, CH: 135, CN: 150, MT: 150 };

/** The days of ENEM, by the codes of their areas. */
export const ENEM_DAYS = [
  { label: 'Primeiro dia', areas: ['LC', 'CH'] },
  { label: 'Segundo dia', areas: ['CN', 'MT'] },
] as const;

/** A part of a paper with its number of numbers. */
export interface SittingPart {
  /** Code of the area; empty if the paper has none. */
  area: string;
  numbers: number;
}

/**
 * Minutes for some parts of a paper. If the paper states its duration, each part gets its share by numbers; otherwise
 * ENEM's areas have their own time, in proportion to their 45 numbers, and other parts three minutes per number.
 */
export function sittingMinutes(
  chosen: readonly SittingPart[],
  paper: { minutes: number | null; numbers: number },
): number {
  const numbers = chosen.reduce((sum, part) => sum + part.numbers, 0);
  if (paper.minutes !== null && paper.numbers > 0)
    return Math.max(1, Math.round((paper.minutes * numbers) / paper.numbers));
  const minutes = chosen.reduce((sum, part) => sum + partMinutes(part), 0);
  return Math.max(1, Math.round(minutes));
}

const ENEM_NUMBERS = 45;

const partMinutes = ({ area, numbers }: SittingPart): number => {
  const minutes = AREA_MINUTES[area];
  return minutes === undefined ? numbers * MINUTES_PER_NUMBER : (minutes * numbers) / ENEM_NUMBERS;
};

/** The data that determines the end of a sitting; times in milliseconds since 1970. */
export interface SittingClock {
  startedAt: number;
  durationMs: number;
  /** Finished pauses. */
  pausedMs: number;
  /** Start of the current pause; null while the clock runs. */
  pausedAt: number | null;
}

/** Total pause until `now`, in milliseconds, including the current one, up to the limit. */
const pausesUntil = ({ pausedMs, pausedAt }: SittingClock, now: number): number =>
  Math.min(pausedMs + (pausedAt === null ? 0 : Math.max(0, now - pausedAt)), MAX_PAUSE_MS);

/** When a sitting's clock runs out, as of `now`; it is deferred while paused, up to the limit of pauses. */
export const deadlineOf = (clock: SittingClock, now: number): number =>
  clock.startedAt + clock.durationMs + pausesUntil(clock, now);

/** Points of a paper: right answers, minus the wrong ones if each cancels a right one. Blanks are 0. */
export const netScore = ({ right, wrong }: { right: number; wrong: number }, hasNegativeMarking: boolean): number =>
  hasNegativeMarking ? right - wrong : right;

/** Number of questions of an own sitting (docs/decisions/126). */
export const OWN_SITTING_QUESTIONS = { least: 5, usual: 20, most: 120 } as const;

/** Minutes of an own sitting. */
export const OWN_SITTING_MINUTES = { least: 5, most: 600 } as const;

export const RECIPE_NAME_MAX_LENGTH = 100;

/** Most recipes of a student. */
export const MAX_RECIPES = 100;

/** Proposed minutes for some questions: their usual time, rounded to steps of five minutes. */
export const proposedMinutes = (questions: number, questionMs: number): number => {
  const minutes = Math.ceil((questions * questionMs) / 60_000 / 5) * 5;
  return Math.min(Math.max(minutes, OWN_SITTING_MINUTES.least), OWN_SITTING_MINUTES.most);
};
