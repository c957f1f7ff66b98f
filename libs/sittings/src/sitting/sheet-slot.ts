import type { SittingQuestion } from '../model';

/** What a question of a sitting is shown with; the application draws it. */
export interface SheetSlot {
  question: SittingQuestion;
  title: string;
  markedId: number | null;
  isForReview: boolean;
  isDocked: boolean;
  nextLabel: string;
  onMark: (alternativeId: number | null) => void;
  onReview: (isForReview: boolean) => void;
  onTime: (ms: number) => void;
  onNext: () => void;
  onPrevious: (() => void) | null;
}
