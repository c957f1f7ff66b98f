import { dayAfter } from '../notices/notice-state';
import { dayGoals, mondayOf } from './week-plan';

/** A calendar day, AAAA-MM-DD in Brasília. */
export interface CalendarDay {
  day: string;
  answers: number;
  /** Number of questions that its planned hours demand; 0 on a day of rest. */
  goal: number;
}

/** Number of whole weeks in a calendar, the current one last. */
const WEEKS = 5;

/**
 * The last weeks day by day, from a Monday to the Sunday of this week. Goals follow the hours of the current plan,
 * because earlier plans are not stored. Today's goal is what the plan still demands plus what is done.
 * @param answers given on each day
 * @param planned questions that the plan still demands today
 * @param week minutes from Monday to Sunday, and milliseconds per question
 */
export function studyCalendar(
  answers: ReadonlyMap<string, number>,
  { today, planned }: { today: string; planned: number },
  week: Parameters<typeof dayGoals>[0],
): CalendarDay[] {
  const goals = dayGoals(week);
  const first = dayAfter(mondayOf(today), -7 * (WEEKS - 1));
  return Array.from({ length: 7 * WEEKS }, (_, at) => {
    const day = dayAfter(first, at);
    const given = answers.get(day) ?? 0;
    const asked = day === today ? given + planned : 0;
    return { day, answers: given, goal: asked > 0 ? asked : (goals[at % 7] ?? 0) };
  });
}
