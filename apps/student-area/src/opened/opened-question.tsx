import type { QuestionSlot } from '@mapa/community';
import { QuestionPanel } from '../study/question-panel';

/** The question panel in a row of a list. */
export const OpenedQuestion = (slot: QuestionSlot) => <QuestionPanel {...slot} tools={false} />;
