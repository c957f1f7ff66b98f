/** What one question of an answer sheet is shown with; the application draws it, with the panel of another feature. */
export interface SheetSlot<Question> {
  question: Question;
  /** "Questão 12": as the paper numbers it. */
  title: string;
  /** What changed of it since the paper was taken up, in sentences; empty where nothing did. */
  changes: readonly string[];
  /** What is marked on the answer sheet; null: blank. */
  markedId: number | null;
  isForReview: boolean;
  /** In a small window the steps are at the window's end. */
  isDocked: boolean;
  nextLabel: string;
  onMark: (alternativeId: number | null) => void;
  onReview: (isForReview: boolean) => void;
  /** The student leaves the question, or the page, after so many milliseconds with it. */
  onTime: (ms: number) => void;
  onNext: () => void;
  onPrevious: (() => void) | null;
}
