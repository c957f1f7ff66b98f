import type { AnswerResult, StudyQuestion } from '../model';

/** Props that the workspace passes to the application's question component. */
export interface QuestionSlot {
  question: StudyQuestion;
  answer: StudyQuestion['resposta'];
  answerKey: StudyQuestion['gabarito'];
  /** Where the answer counts; neither of them: nowhere but in the student's own history, as in a review. */
  mapId: number | undefined;
  notebookId: string | undefined;
  epoch: number | undefined;
  /** The number by which the index calls it. */
  position: number;
  /** Where it stands in what is studied: its subject, how often that is asked, and "1 de 4". */
  place?: readonly string[] | undefined;
  /** The student stepped here: the focus belongs to the question. */
  autoFocus: boolean;
  /** It may be answered again at once. */
  repeatable: boolean;
  onAnswered: (result: AnswerResult) => void;
  onNext: (() => void) | undefined;
  /** Undefined at the beginning. */
  onPrevious: (() => void) | undefined;
  /**
   * Answer and steps are at the end of a small window; undefined in wide ones, where the steps are below the
   * question.
   */
  dock: { nextLabel: string } | undefined;
}
