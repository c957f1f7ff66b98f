import { dayAfter, daysUntil } from '../../notices/notice-state';
import { rankByPriority } from '../../statistics/study-priority';
import { mondayOf, PLANNED_SHARE, weekCapacity } from '../week-plan';

/** An assunto of a programme with expected points, and where a student stands in it. */
export interface RoadSubject {
  id: number;
  /** Expected points in the exam. */
  points: number;
  /** First answers to its questions. */
  answered: number;
  correct: number;
  /** Questions of the map that were never answered. */
  open: number;
}

/** Most weeks that are planned ahead, this one included. */
export const MOST_WEEKS_AHEAD = 26;

/** Data for the weeks up to an exam. Days are AAAA-MM-DD, in Brasília. */
interface Ahead {
  today: string;
  /** The day of the exam, after today. */
  exam: string;
  /** Minutes from Monday to Sunday, and milliseconds per question. */
  minutes: readonly number[];
  questionMs: number;
  /** Answers given this week. */
  done: number;
  /** Reviews known to be due on a day from today on. */
  reviews: ReadonlyMap<string, number>;
  /** Most new questions that the student's plan serves per day; null: unlimited. */
  newPerDay: number | null;
}

/** A week on the road: its Monday, and its new questions. */
export interface RoadWeek {
  start: string;
  questions: number;
}

/** The minutes of a week, none from the day of the exam on, if that is still ahead. */
export const minutesBefore = (
  minutes: readonly number[],
  { monday, today, exam }: { monday: string; today: string; exam: string | null },
): number[] => minutes.map((given, at) => (exam !== null && exam >= today && dayAfter(monday, at) >= exam ? 0 : given));

/** New questions of one week: its planned share of the hours, less what is done and what reviews take. */
function newOf(monday: string, { today, exam, minutes, questionMs, done, reviews, newPerDay }: Ahead): number {
  const isThis = monday === mondayOf(today);
  const until = minutesBefore(minutes, { monday, today, exam });
  const ahead = until.map((given, at) => (dayAfter(monday, at) < today ? 0 : given));
  const goal = Math.floor(weekCapacity({ minutes: until, questionMs }) * PLANNED_SHARE) - (isThis ? done : 0);
  const room = Math.min(goal, weekCapacity({ minutes: ahead, questionMs }));
  const due = ahead.reduce((sum, given, at) => sum + (given > 0 ? (reviews.get(dayAfter(monday, at)) ?? 0) : 0), 0);
  const most = newPerDay === null ? Infinity : newPerDay * ahead.filter((given) => given > 0).length;
  return Math.max(0, Math.min(room - due, most));
}

/** The weeks from this one to that of the exam, at most 26, with the new questions that fit into each. */
export function weeksAhead(ahead: Ahead): RoadWeek[] {
  const first = mondayOf(ahead.today);
  const count = Math.min(MOST_WEEKS_AHEAD, Math.floor(daysUntil(first, mondayOf(ahead.exam)) / 7) + 1);
  return Array.from({ length: count }, (_, at) => {
    const start = dayAfter(first, 7 * at);
    return { start, questions: newOf(start, ahead) };
  });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Half of the new questions is of the next assuntos, as in the plan of a week; the other half follows the map. */
const nextPart = (questions: number): number => Math.ceil(questions / 2);

/** An assunto and how many more of its questions the plan wants answered before the exam. */
export interface Quota {
  id: number;
  questions: number;
}

/**
 * Distributes the new questions up to an exam over the assuntos in proportion to the points at stake (expected points ×
 * expected share wrong); those already answered count. Highest stake first; never more than an assunto has open.
 * @param questions all new questions up to the exam
 */
export function quotasOf(subjects: readonly RoadSubject[], questions: number): Quota[] {
  const points = sumOf(subjects.map((one) => one.points));
  const ranked = rankByPriority(subjects.map((one) => ({ ...one, incidence: points > 0 ? one.points / points : 0 })));
  const stake = sumOf(ranked.map(({ priority }) => priority));
  if (stake <= 0) return [];
  const all = sumOf(ranked.map(({ answered }) => answered)) + nextPart(questions);
  let left = nextPart(questions);
  return ranked.flatMap(({ id, priority, answered, open }) => {
    const wanted = Math.min(left, open, Math.max(0, Math.ceil((all * priority) / stake) - answered));
    left -= wanted;
    return wanted > 0 ? [{ id, questions: wanted }] : [];
  });
}

/**
 * The number of questions of each assunto in each of some weeks: one half by quotas, the other in the order of the map;
 * each half also takes what the other leaves.
 * @param subjects in the order of the map
 */
export function planRoad(
  subjects: readonly RoadSubject[],
  weeks: readonly Pick<RoadWeek, 'questions'>[],
): Map<number, number>[] {
  const open = new Map(subjects.map((one) => [one.id, one.open]));
  const quotas = quotasOf(subjects, sumOf(weeks.map(({ questions }) => questions))).map((quota) => ({ ...quota }));
  return weeks.map(({ questions }) => {
    const taken = new Map<number, number>();
    let left = questions;
    const take = (id: number, most: number): number => {
      const own = Math.max(0, Math.min(most, left, open.get(id) ?? 0));
      if (own === 0) return 0;
      open.set(id, (open.get(id) ?? 0) - own);
      taken.set(id, (taken.get(id) ?? 0) + own);
      left -= own;
      return own;
    };
    const takeQuotas = (most: number) => {
      let missing = most;
      for (const quota of quotas) {
        const own = take(quota.id, Math.min(missing, quota.questions));
        quota.questions -= own;
        missing -= own;
      }
    };
    takeQuotas(nextPart(questions));
    for (const { id } of subjects) take(id, left);
    return taken;
  });
}
