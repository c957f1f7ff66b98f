import { dayInBrasilia, daysUntil, type Confidence, type ReviewReason } from '@mapa/domain';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';

/** Version of the stored cards; others are recomputed. 2: days are those of Brasília; 1 counted them in UTC. */
export const SCHEDULE_VERSION = 2;

const DAY_MS = 86_400_000;

/** FSRS-6 with its published weights, in whole days: a question never returns within the same sitting. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** A counted answer; `correct` is never null here. */
export interface ReviewedAnswer {
  correct: boolean;
  confidence: string | null;
  answeredAt: Date;
}

const UNSURE: readonly (string | null)[] = ['chute', 'duvida'] satisfies Confidence[];
const SURE: Confidence = 'certeza';

/** Grade of an answer for the scheduler. */
export function gradeOf({ correct, confidence }: Pick<ReviewedAnswer, 'correct' | 'confidence'>): Grade {
  if (!correct) return Rating.Again;
  if (UNSURE.includes(confidence)) return Rating.Hard;
  return confidence === SURE ? Rating.Easy : Rating.Good;
}

/** When a question should come back, and what it has been through. */
interface Schedule extends Pick<Card, 'due' | 'stability' | 'reps' | 'lapses'> {
  reviewedAt: Date;
}

/** The scheduler counts calendar days in UTC, so it gets the day in Brasília as a UTC date. */
const calendarDay = (instant: Date): Date => new Date(dayInBrasilia(instant));

/**
 * The card for a history of answers, oldest first; null for an empty history. It is due whole days after the last
 * answer.
 */
export function cardOf(history: readonly ReviewedAnswer[]): Schedule | null {
  const [first] = history;
  const reviewedAt = history.at(-1)?.answeredAt;
  if (!first || !reviewedAt) return null;
  const { stability, reps, lapses, scheduled_days } = history.reduce<Card>(
    (card, answer) => scheduler.next(card, calendarDay(answer.answeredAt), gradeOf(answer)).card,
    createEmptyCard(calendarDay(first.answeredAt)),
  );
  return { stability, reps, lapses, reviewedAt, due: new Date(reviewedAt.getTime() + scheduled_days * DAY_MS) };
}

/** Why a due question is proposed, from its latest answer. */
export function reasonOf(last: Pick<ReviewedAnswer, 'correct' | 'confidence'>): ReviewReason {
  if (!last.correct) return 'errada';
  return UNSURE.includes(last.confidence) ? 'insegura' : 'esquecimento';
}

/** Probability of recall, 0–1, by the days in Brasília since the last answer. `stability` is in days. */
export function retentionOf({ stability, reviewedAt }: { stability: number; reviewedAt: Date }, now: Date): number {
  const elapsedDays = Math.max(0, daysUntil(dayInBrasilia(reviewedAt), dayInBrasilia(now)));
  return stability > 0 ? scheduler.forgetting_curve(elapsedDays, stability) : 0;
}
