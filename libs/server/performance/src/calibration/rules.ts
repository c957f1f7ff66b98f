import type { CalibrationModel } from '@mapa/domain';

/** Complete first sittings required to calibrate a paper without published parameters. */
export const LEAST_STUDENTS = 200;
/** Complete first sittings required to estimate each item's discrimination and guess. */
const LEAST_STUDENTS_3PL = 1_000;
/** Growth of the sittings after which an area is calibrated again: its standard errors shrink by a tenth. */
const GROWTH = 1.25;
/** Most sittings used: more would not change any displayed figure. */
export const MOST_STUDENTS = 20_000;

/** The model that a number of complete first sittings supports; null for too few. */
export function modelFor(students: number): CalibrationModel | null {
  if (students >= LEAST_STUDENTS_3PL) return '3pl';
  return students >= LEAST_STUDENTS ? 'rasch' : null;
}

/** The area of a paper without known areas: all of its numbers. */
export const WHOLE_PAPER = { code: 'PROVA', name: 'Prova inteira' } as const;

/** Input of an area's calibration: its items by question and wording. */
export interface CalibrationBase {
  students: number;
  model: CalibrationModel;
  items: readonly string[];
}

/**
 * Whether an area has to be calibrated: it never was, another model applies, sittings grew by a quarter, or items or
 * wordings changed (one was annulled, rewritten or taken out).
 */
export function isDue(last: CalibrationBase | null, now: CalibrationBase): boolean {
  if (!last || last.model !== now.model) return true;
  // Sittings beyond the most that are read change nothing.
  if (Math.min(now.students, MOST_STUDENTS) >= last.students * GROWTH) return true;
  return [...last.items].sort().join() !== [...now.items].sort().join();
}
