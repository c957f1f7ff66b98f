import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';

/** Brasília is three hours behind UTC all year. */
const BRASILIA_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** An answer that counts for the review. */
interface Reviewed {
  right: boolean;
  sure: boolean;
  /** In milliseconds. */
  at: number;
}

/** Midnight in Brasília before an instant, as if it were in UTC. */
const dayOf = (at: number): Date => new Date(Math.floor((at - BRASILIA_MS) / DAY_MS) * DAY_MS);

/** When the day of an instant ends in Brasília. */
export const endOfDay = (at: number): number => (Math.floor((at - BRASILIA_MS) / DAY_MS) + 1) * DAY_MS + BRASILIA_MS;

/** When the week of an instant began in Brasília, on a Monday. */
export function mondayOf(at: number): number {
  const days = Math.floor((at - BRASILIA_MS) / DAY_MS);
  // The first day of 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS + BRASILIA_MS;
}

const gradeOf = ({ right, sure }: Reviewed): Grade => (!right ? Rating.Again : sure ? Rating.Easy : Rating.Good);

/** When a question is due after these answers, oldest first, whole days after the last one; undefined without any. */
export function cardOf(history: readonly Reviewed[]): { due: number; reviews: number } | undefined {
  const last = history.at(-1);
  if (!last) return undefined;
  const card = history.reduce<Card>(
    (before, answer) => scheduler.next(before, dayOf(answer.at), gradeOf(answer)).card,
    createEmptyCard(dayOf(history[0]?.at ?? 0)),
  );
  return { due: last.at + card.scheduled_days * DAY_MS, reviews: card.reps };
}
