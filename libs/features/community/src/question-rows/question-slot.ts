import type { ReactNode } from 'react';
import type { StudentQuestion } from '../model';

/** Props that these screens pass to the application's question component. */
export interface QuestionSlot {
  question: StudentQuestion;
  answer: StudentQuestion['resposta'];
  answerKey: StudentQuestion['gabarito'];
  onAnswered?: () => void;
}

export type RenderQuestion = (slot: QuestionSlot) => ReactNode;
