import type { ReactNode } from 'react';
import type { Collection } from '../collection/collection';
import type { QuestionSlot } from '../question-view/question-slot';

/** What a screen of review needs. */
export interface ReviewScreenProps {
  collection: Collection;
  /** Draws one question; the application composes it. */
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}
