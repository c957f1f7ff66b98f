/** Props of one question of an answer sheet; the application renders it with another feature's panel. */
export interface SheetSlot<Question> {
  question: Question;
  /** "Questão 12": the paper's number. */
  title: string;
  /** Its changes since the sitting began, in sentences; empty if there are none. */
  changes: readonly string[];
  /** The marked alternative; null: blank. */
  markedId: number | null;
  isForReview: boolean;
  /** In a small window the buttons are at the window's end. */
  isDocked: boolean;
  nextLabel: string;
  onMark: (alternativeId: number | null) => void;
  onReview: (isForReview: boolean) => void;
  /** Called when the student leaves the question or the page, with the milliseconds spent. */
  onTime: (ms: number) => void;
  onNext: () => void;
  onPrevious: (() => void) | null;
}
