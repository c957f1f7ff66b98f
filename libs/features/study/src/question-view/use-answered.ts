import { useAppDispatch } from '@mapa/api-client';
import { subjectOf, type Collection } from '../collection/collection';
import type { AnswerResult, Detail, StudyQuestion } from '../model';
import { withAnswer } from '../collection/progress';
import type { Step } from '../navigation/steps';

/** Adds an answer to the collection's displayed progress at once, before it is reloaded. */
export function useAnswered(
  collection: Collection,
  detail: Detail,
  step: Step,
  question: StudyQuestion,
): (result: AnswerResult) => void {
  const dispatch = useAppDispatch();
  const subject = subjectOf(detail, question);
  // Another language of this number has already counted.
  const isCounted = step.variants.some((one) => one.resposta && !one.resposta.revelada);
  return (result) => {
    if (!isCounted) collection.changeProgress(dispatch, (kept) => withAnswer(kept, subject, result));
  };
}
