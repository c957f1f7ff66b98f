import type { AnswerResult, StudyQuestion } from '../model';

/** Props that the workspace passes to the application's question component. */
export interface QuestionSlot {
  question: StudyQuestion;
  answer: StudyQuestion['resposta'];
  answerKey: StudyQuestion['gabarito'];
  /** Where the answer counts; with neither only in the student's own history, as in a review. */
  mapId: number | undefined;
  notebookId: string | undefined;
  epoch: number | undefined;
  /** The number in the index. */
  position: number;
  /** Its position in the collection: subject, incidence, and "1 de 4". */
  place?: readonly string[] | undefined;
  /** Whether the student stepped here, so that the question gets the focus. */
  autoFocus: boolean;
  /** Whether it may be answered again at once. */
  repeatable: boolean;
  onAnswered: (result: AnswerResult) => void;
  onNext: (() => void) | undefined;
  /** Undefined at the beginning. */
  onPrevious: (() => void) | undefined;
  /**
   * In a small window, answer and steps are at its end; undefined in wide windows, where the steps are below the
   * question.
   */
  dock: { nextLabel: string } | undefined;
}
