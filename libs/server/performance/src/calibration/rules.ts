import type { CalibrationModel } from '@mapa/domain';

/** Complete first sittings from which a paper without published parameters is calibrated at all. */
export const LEAST_STUDENTS = 200;
/** Complete first sittings from which each item has its own discrimination and guess. */
const LEAST_STUDENTS_3PL = 1_000;
/** By so much the sittings grow before an area is calibrated anew: its standard errors shrink by a tenth. */
const GROWTH = 1.25;
/** More sittings than these make no figure of a score more exact. */
export const MOST_STUDENTS = 20_000;

/** The model that a number of complete first sittings carries; null where they carry none. */
export function modelFor(students: number): CalibrationModel | null {
  if (students >= LEAST_STUDENTS_3PL) return '3pl';
  return students >= LEAST_STUDENTS ? 'rasch' : null;
}

/** The area of a paper whose areas nobody has told: all of its numbers. */
export const WHOLE_PAPER = { code: 'PROVA', name: 'Prova inteira' } as const;

/** What an area of a paper is calibrated from: its items by question and wording. */
export interface CalibrationBase {
  students: number;
  model: CalibrationModel;
  items: readonly string[];
}

/**
 * Whether an area is calibrated anew: never before, another model by now, sittings grown by a quarter, or other items or
 * wordings than last time (an item was annulled, rewritten or taken out).
 */
export function isDue(last: CalibrationBase | null, now: CalibrationBase): boolean {
  if (!last || last.model !== now.model) return true;
  // Sittings beyond the most that are read change nothing.
  if (Math.min(now.students, MOST_STUDENTS) >= last.students * GROWTH) return true;
  return [...last.items].sort().join() !== [...now.items].sort().join();
}
