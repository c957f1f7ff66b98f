import { dayAfter } from '../notices/notice-state';
import { dayGoals, mondayOf } from './week-plan';

/** A day of the calendar, AAAA-MM-DD in Brasília. */
export interface CalendarDay {
  day: string;
  answers: number;
  /** Questions that its hours ask for; 0 on a day of rest. */
  goal: number;
}

/** Whole weeks that a calendar shows, the current one last. */
const WEEKS = 5;

/**
 * The last weeks day by day, from a Monday to the Sunday of this week. Goals follow the hours of today's plan: those of earlier
 * plans are not kept. Today's is what its plan asks for, with what is done.
 * @param answers given on each day
 * @param planned what the plan still asks for today
 * @param week minutes from Monday to Sunday, and milliseconds of one question
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
