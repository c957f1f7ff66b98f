import type { AnswerKey, AnswerResult, Change, OwnAnswer, QuestionView } from '../model';

/** The server's result of an answer, or of a reveal (`revealed`, without a choice). */
export interface Outcome {
  chosenId: number | null;
  /** null if the question was annulled or its key only revealed. */
  correct: boolean | null;
  revealed: boolean;
  /** False if it is history only; null if unknown. */
  counted: boolean | null;
  /** Whether the key had been released with a whole notebook before: then the answer counts only for the student. */
  released: boolean;
  /** Whether the question is in an open sitting of the student: verdict and key follow at its end. */
  held: boolean;
  key: AnswerKey;
  elapsedMs: number | null;
  /** Changes of the question since the answered version. */
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

/** The outcome of a previous answer; null without its key. */
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
 * An outcome in the question's current state: an answer to a question annulled since is neither right nor wrong, and
 * has no key.
 */
export const outcomeToday = (outcome: Outcome | null, { anulada }: Pick<QuestionView, 'anulada'>): Outcome | null =>
  outcome && anulada
    ? { ...outcome, correct: null, key: { ...outcome.key, alternativa_id: null, letra: null } }
    : outcome;
