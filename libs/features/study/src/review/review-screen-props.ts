import type { ReactNode } from 'react';
import type { Collection } from '../collection/collection';
import type { QuestionSlot } from '../question-view/question-slot';

/** Props of a review screen. */
export interface ReviewScreenProps {
  collection: Collection;
  /** Renders one question; the application provides it. */
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}
