import { quotasOf, weeksAhead } from '@mapa/domain';
import type { Goal } from '@mapa/server-edital';
import type { Database } from '@mapa/server-platform';
import { examDayOf, readProgramme } from './road-programme';

type Ahead = Parameters<typeof weeksAhead>[0];

/** The student's week as far as the road depends on it. */
interface Week extends Pick<Ahead, 'today' | 'minutes' | 'questionMs' | 'newPerDay'> {
  /** The day of the student's exam; null without one. */
  exam: string | null;
  /** Answers given on each day of the week. */
  done: readonly number[];
  reviews: Ahead['reviews'];
}

/** Assuntos of a week's plan at most, as many as the overview suggests. */
const MOST_SUBJECTS = 10;

/**
 * The assuntos that the plan of the week takes for a goal with a day ahead, and most questions of each: the hours up to
 * the exam, shared out by the points at stake.
 * @returns null without a day ahead: then the week follows the overview
 */
export async function readNext(db: Database, studentId: string, goal: Goal, { exam, done, ...week }: Week) {
  const day = examDayOf(goal, exam, week.today);
  if (day === null) return null;
  const subjects = await readProgramme(db, studentId, goal.mapId);
  const weeks = weeksAhead({ ...week, exam: day, done: done.reduce((sum, answers) => sum + answers, 0) });
  const quotas = quotasOf(
    subjects,
    weeks.reduce((sum, { questions }) => sum + questions, 0),
  ).slice(0, MOST_SUBJECTS);
  const nameOf = new Map(subjects.map(({ id, name }) => [id, name]));
  return {
    subjects: quotas.map(({ id }) => ({ id, nome: nameOf.get(id) ?? '' })),
    quotas: new Map(quotas.map(({ id, questions }) => [id, questions])),
  };
}
