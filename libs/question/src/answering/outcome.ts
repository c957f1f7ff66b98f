import type { AnswerKey, AnswerResult, Change, OwnAnswer, QuestionView } from '../model';

/** What the server said about the student's answer, or about a reveal (`revealed`, without a choice). */
export interface Outcome {
  chosenId: number | null;
  /** null when the question was annulled or its key only revealed. */
  correct: boolean | null;
  revealed: boolean;
  /** False when it is history only; null when that is not known any more. */
  counted: boolean | null;
  /** The key had been released with a whole notebook before: the answer counts for the student alone. */
  released: boolean;
  /** The question is in an open sitting of the student: verdict and key come when that ends. */
  held: boolean;
  key: AnswerKey;
  elapsedMs: number | null;
  /** What changed in the question since the version that was answered. */
  changes: readonly Change[];
}

/** The outcome of an answer just given. */
export const outcomeOfResult = (result: AnswerResult, revealed: boolean, elapsedMs: number | null): Outcome => ({
  chosenId: result.alternativa_id,
  correct: result.acertou,
  revealed,
  counted: result.contabilizada,
  released: result.gabarito_liberado ?? false,
  held: result.retida ?? false,
  key: result.gabarito,
  elapsedMs,
  changes: result.questao_mudou ?? [],
});

/** The outcome of an answer of before; null without its key. */
export const outcomeOfAnswer = (
  answer: OwnAnswer | null | undefined,
  key: AnswerKey | null | undefined,
): Outcome | null =>
  answer && key
    ? {
        chosenId: answer.alternativa_id,
        correct: answer.acertou,
        revealed: answer.revelada,
        counted: null,
        released: false,
        held: false,
        key,
        elapsedMs: null,
        changes: [],
      }
    : null;

/**
 * An outcome by the question's current state: an answer to a question annulled since is neither right nor wrong, and
 * has no key.
 */
export const outcomeToday = (outcome: Outcome | null, { anulada }: Pick<QuestionView, 'anulada'>): Outcome | null =>
  outcome && anulada
    ? { ...outcome, correct: null, key: { ...outcome.key, alternativa_id: null, letra: null } }
    : outcome;
