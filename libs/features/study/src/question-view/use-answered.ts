import { useAppDispatch } from '@mapa/api-client';
import { subjectOf, type Collection } from '../collection/collection';
import type { AnswerResult, Detail, StudyQuestion } from '../model';
import { withAnswer } from '../collection/progress';
import type { Step } from '../navigation/steps';

/** Shows an answer in the collection's progress at once, before the server is asked again. */
export function useAnswered(
  collection: Collection,
  detail: Detail,
  step: Step,
  question: StudyQuestion,
): (result: AnswerResult) => void {
  const dispatch = useAppDispatch();
  const subject = subjectOf(detail, question);
  // Another language of this number counted already.
  const isCounted = step.variants.some((one) => one.resposta && !one.resposta.revelada);
  return (result) => {
    if (!isCounted) collection.changeProgress(dispatch, (kept) => withAnswer(kept, subject, result));
  };
}
