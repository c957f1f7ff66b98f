import { useStudentQuestionQuery } from '@mapa/api-client';
import { useIsSignedIn } from '@mapa/auth';
import type { AnswerKey, OwnAnswer, PanelQuestion, QuestionView } from '../model';

interface OwnView {
  question: PanelQuestion;
  answer: OwnAnswer | null | undefined;
  answerKey: AnswerKey | null | undefined;
  /** Why the question cannot be answered now: the daily limit. */
  refusal: string | undefined;
}

/**
 * A public question with the signed-in student's answer and marks, loaded once the question is seen: in its then
 * current version, which may be newer than the list's.
 */
export function useOwnAnswer(question: QuestionView, seen: boolean): OwnView {
  const isSignedIn = useIsSignedIn();
  const { currentData: own, error } = useStudentQuestionQuery({ id: question.id }, { skip: !isSignedIn || !seen });
  return {
    question: own ?? question,
    answer: own?.resposta,
    answerKey: own?.gabarito,
    refusal: !own && error && 'kind' in error && error.kind === 'forbidden' ? error.message : undefined,
  };
}
