import { RequestsScreen } from '@mapa/community';
import type { QuestionSlot } from '@mapa/community';
import { QuestionPanel } from '@mapa/questions';

export const title = 'Solicitações';

const renderQuestion = (slot: QuestionSlot) => <QuestionPanel {...slot} tools={false} />;

/** Requests for comments, and what teachers and moderators do about them, around the panel of questions. */
export const Component = () => <RequestsScreen renderQuestion={renderQuestion} />;
