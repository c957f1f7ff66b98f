import type { AnswerResult, MapQuestion } from '../shared/model';

/** What the workspace hands to whoever draws a question. */
export interface QuestionSlot {
  question: MapQuestion;
  answer: MapQuestion['resposta'];
  answerKey: MapQuestion['gabarito'];
  mapId: number;
  epoch: number;
  /** The number by which the index calls it. */
  position: number;
  /** The student stepped here: the focus belongs to the question. */
  autoFocus: boolean;
  onAnswered: (result: AnswerResult) => void;
  onNext: () => void;
  /** Undefined at the beginning of the map. */
  onPrevious: (() => void) | undefined;
}
