import { AddToNotebook } from '@mapa/notebooks';
import { QuestionPanel } from '@mapa/questions';
import type { QuestionSlot } from '@mapa/study';

const renderNotebooks = (questionId: number) => <AddToNotebook questionId={questionId} />;

/** The panel of questions, as every page of study shows it. */
export const renderQuestion = ({ onNext, onPrevious, ...slot }: QuestionSlot) => (
  <QuestionPanel {...slot} renderNotebooks={renderNotebooks} {...(onNext && { onNext })} {...(onPrevious && { onPrevious })} />
);
