import type { QuestionSlot } from '@mapa/community';
import { AddToNotebook } from '@mapa/notebooks';
import { QuestionPanel } from '@mapa/questions';

const renderNotebooks = (questionId: number) => <AddToNotebook questionId={questionId} />;

/** The panel of questions in a row of a list. */
export const OpenedQuestion = (slot: QuestionSlot) => (
  <QuestionPanel {...slot} tools={false} renderNotebooks={renderNotebooks} />
);
