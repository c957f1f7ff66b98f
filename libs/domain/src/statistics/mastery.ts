import { wilsonInterval } from './proportion';

/**
 * Least share of right answers, 0–1, of a mastered subject, with 95 % confidence. Eight of eight reach it, and 25 of
 * 30; it is the lower end of the second best accuracy level.
 */
export const MASTERY_SHARE = 0.65;

/**
 * Whether a subject is mastered: the lower bound of the 95 % Wilson interval of its right answers reaches `MASTERY_SHARE`.
 * @param judged right and wrong answers
 */
export const isMastered = (correct: number, judged: number): boolean =>
  judged > 0 && wilsonInterval(correct, judged).low >= MASTERY_SHARE;
