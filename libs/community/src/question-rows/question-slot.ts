import type { ReactNode } from 'react';
import type { StudentQuestion } from '../model';

/** What these screens hand to whoever draws a question. */
export interface QuestionSlot {
  question: StudentQuestion;
  answer: StudentQuestion['resposta'];
  answerKey: StudentQuestion['gabarito'];
  onAnswered?: () => void;
}

export type RenderQuestion = (slot: QuestionSlot) => ReactNode;
