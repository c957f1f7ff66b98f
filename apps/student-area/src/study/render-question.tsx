import { QuestionPanel } from '@mapa/questions';
import type { QuestionSlot } from '@mapa/study';

/** The panel of questions, as every page of study shows it. */
export const renderQuestion = ({ onNext, onPrevious, ...slot }: QuestionSlot) => (
  <QuestionPanel {...slot} {...(onNext && { onNext })} {...(onPrevious && { onPrevious })} />
);
