import type { AnswerResult } from '../../model';
import type { StepState } from '../../navigation/steps';

/** Most questions in one session of the review, so that it stays short. */
export const SESSION_SIZE = 20;

/** The verdict on each question of a session, by question id. */
export type Verdicts = Readonly<Record<number, AnswerResult>>;

/** The state of a question in a session; `isWaiting` if its answer is only on this device. */
export function sessionState(verdict: AnswerResult | undefined, isWaiting: boolean): StepState {
  if (!verdict) return isWaiting ? 'aguardando' : 'aberta';
  if (verdict.retida) return 'retida';
  if (verdict.alternativa_id === null) return 'revelada';
  if (verdict.acertou === null) return 'anulada';
  return verdict.acertou ? 'certa' : 'errada';
}

/** Numbers of right and wrong answers in a session. */
export function sessionScore(verdicts: Verdicts): { right: number; wrong: number } {
  const all = Object.values(verdicts).map((verdict) => sessionState(verdict, false));
  return {
    right: all.filter((state) => state === 'certa').length,
    wrong: all.filter((state) => state === 'errada').length,
  };
}
