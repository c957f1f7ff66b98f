import type { Confidence, ReviewReason } from '@mapa/domain';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';

/** FSRS-6 with its published weights, whole days only: a question does not come back within the sitting. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** A counted answer; `correct` is never null here. */
export interface ReviewedAnswer {
  correct: boolean;
  confidence: string | null;
  answeredAt: Date;
}

const UNSURE: readonly (string | null)[] = ['chute', 'duvida'] satisfies Confidence[];
const SURE: Confidence = 'certeza';

/** How well an answer was known, in the scheduler's words. */
export function gradeOf({ correct, confidence }: Pick<ReviewedAnswer, 'correct' | 'confidence'>): Grade {
  if (!correct) return Rating.Again;
  if (UNSURE.includes(confidence)) return Rating.Hard;
  return confidence === SURE ? Rating.Easy : Rating.Good;
}

/** The card that a history of answers, oldest first, makes; null without one. */
export function cardOf(history: readonly ReviewedAnswer[]): Card | null {
  const [first] = history;
  if (!first) return null;
  return history.reduce<Card>(
    (card, answer) => scheduler.next(card, answer.answeredAt, gradeOf(answer)).card,
    createEmptyCard(first.answeredAt),
  );
}

/** Why a question that is due is proposed, told by its last answer. */
export function reasonOf(last: Pick<ReviewedAnswer, 'correct' | 'confidence'>): ReviewReason {
  if (!last.correct) return 'errada';
  return UNSURE.includes(last.confidence) ? 'insegura' : 'esquecimento';
}

/** How probably it is still known, 0–1. `stability` is in days. */
export function retentionOf({ stability, reviewedAt }: { stability: number; reviewedAt: Date }, now: Date): number {
  const elapsedDays = Math.max(0, (now.getTime() - reviewedAt.getTime()) / 86_400_000);
  return stability > 0 ? scheduler.forgetting_curve(elapsedDays, stability) : 0;
}
