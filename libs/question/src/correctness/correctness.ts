import { affirmedBy, affirmedIds, questionKind, type Answerable } from '@mapa/domain';
import type { Outcome } from '../answering/outcome';
import type { Correctness } from '../kinds/view/kind-view';

const isRight = (question: Answerable, id: number, { key }: Outcome): boolean =>
  questionKind(question.tipo).isSingle ? key.alternativa_id === id : affirmedBy(question, key.letra).has(id);

/** The correctness of an alternative; nothing is marked before the server's verdict. */
export function correctnessOf(question: Answerable, id: number, outcome: Outcome | null): Correctness {
  if (!outcome) return null;
  const isChosen = affirmedIds(question, outcome.chosenId).has(id);
  if (isRight(question, id, outcome)) {
    if (isChosen) return 'chosen-right';
    return questionKind(question.tipo).isSingle || outcome.chosenId === null ? 'right' : 'missed';
  }
  if (!isChosen) return null;
  return outcome.correct === false ? 'chosen-wrong' : 'chosen';
}
