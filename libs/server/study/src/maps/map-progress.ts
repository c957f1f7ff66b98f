import type { Counts, SubjectRow } from '../collections/progress';
import type { MapOutline } from './outline';

/** The result of a counted answer or reveal in the current epoch, as `own-maps-sql.ts` encodes it. */
export const OUTCOMES = { revealed: 0, notJudged: 1, wrong: 2, right: 3 } as const;

/** A question and its outcome are encoded in one number: `question * OUTCOMES_EACH + outcome`. */
export const OUTCOMES_EACH = 4;

const CLOSED = 1;
const ANSWERED = 2;
const WRONG = 4;
const RIGHT = 8;

/** The flags that an outcome sets for its number; a number is right if one of its questions is. */
const FLAGS: Readonly<Record<number, number>> = {
  [OUTCOMES.revealed]: CLOSED,
  [OUTCOMES.notJudged]: CLOSED | ANSWERED,
  [OUTCOMES.wrong]: CLOSED | ANSWERED | WRONG,
  [OUTCOMES.right]: CLOSED | ANSWERED | RIGHT,
};

/** A student's progress in a map. */
export interface MapProgress extends Counts {
  /** When the map was last studied, in microseconds since 1970; null when nothing is closed. */
  lastUs: number | null;
  /** The subject to continue in; null when everything is closed. */
  next_subject: number | null;
  next_question: number | null;
  /** The flags of each step and of each number, from which the counts by subject are computed. */
  flags: { ofStep: Uint8Array; ofSlot: Uint8Array };
}

function count(total: number, closed: number, flags: Iterable<number>): Counts {
  const counts = { total, answered: 0, correct: 0, wrong: 0, open: total - closed };
  for (const flag of flags) {
    if (flag & ANSWERED) counts.answered += 1;
    if (flag & RIGHT) counts.correct += 1;
    else if (flag & WRONG) counts.wrong += 1;
  }
  return counts;
}

/** The first step from `from` on whose number is open; -1 where there is none. */
const openFrom = ({ steps }: MapOutline, ofSlot: Uint8Array, from: number): number =>
  steps.findIndex(({ slot }, step) => step >= from && !((ofSlot[slot] ?? 0) & CLOSED));

/**
 * The progress of a student in a map, from the questions closed in the current epoch. Questions that the map no longer
 * contains do not count. The student continues at the first open number after the one closed last, otherwise at the
 * first open one.
 * @param outcomes questions with their outcomes, `question * OUTCOMES_EACH + outcome`
 * @param timesUs when each was answered or revealed, in microseconds since 1970
 */
export function mapProgress(outline: MapOutline, outcomes: readonly number[], timesUs: readonly number[]): MapProgress {
  const { steps, stepOf, slotCount, subjects } = outline;
  const flags = { ofStep: new Uint8Array(steps.length), ofSlot: new Uint8Array(slotCount) };
  let lastUs = -Infinity;
  let lastStep = 0;
  for (const [at, encoded] of outcomes.entries()) {
    const outcome = encoded % OUTCOMES_EACH;
    const step = stepOf.get((encoded - outcome) / OUTCOMES_EACH);
    const slot = step === undefined ? undefined : steps[step]?.slot;
    if (step === undefined || slot === undefined) continue;
    const flag = FLAGS[outcome] ?? 0;
    flags.ofStep[step] = (flags.ofStep[step] ?? 0) | flag;
    flags.ofSlot[slot] = (flags.ofSlot[slot] ?? 0) | flag;
    const time = timesUs[at] ?? -Infinity;
    if (time > lastUs || (time === lastUs && step > lastStep)) [lastUs, lastStep] = [time, step];
  }
  const closed = flags.ofSlot.reduce((sum, flag) => sum + (flag & CLOSED), 0);
  const later = openFrom(outline, flags.ofSlot, lastStep);
  const next = steps[later >= 0 ? later : openFrom(outline, flags.ofSlot, 0)];
  return {
    ...count(slotCount, closed, flags.ofSlot),
    lastUs: closed > 0 ? lastUs : null,
    next_subject: (next && subjects[next.subject]?.subject_id) ?? null,
    next_question: next?.question ?? null,
    flags,
  };
}

/** The progress in each subject, in study order. One answer closes a number in all its subjects. */
export function subjectProgress({ subjects, steps }: MapOutline, { flags }: MapProgress): SubjectRow[] {
  const flagsOf = subjects.map((): number[] => []);
  const closedOf = subjects.map(() => 0);
  for (const [step, { slot, subject }] of steps.entries()) {
    flagsOf[subject]?.push(flags.ofStep[step] ?? 0);
    closedOf[subject] = (closedOf[subject] ?? 0) + ((flags.ofSlot[slot] ?? 0) & CLOSED);
  }
  return subjects.map((subject, at) => {
    const ofSteps = flagsOf[at] ?? [];
    return { ...subject, ...count(ofSteps.length, closedOf[at] ?? 0, ofSteps) };
  });
}
