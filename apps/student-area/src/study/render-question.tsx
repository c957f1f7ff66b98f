import type { QuestionSlot } from '@mapa/study';
import { lazyPart } from '@mapa/ui-kit';
import { QuestionPlace } from './question-place';

/** Comes while the page asks for its data, which it needs before any question. */
const QuestionPanel = lazyPart(() => import('./question-panel').then((module) => module.QuestionPanel), {
  Waiting: QuestionPlace,
  retries: true,
});
QuestionPanel.preload();

/** The panel of questions, as every page of study shows it. */
export const renderQuestion = ({ onNext, onPrevious, ...slot }: QuestionSlot) => (
  <QuestionPanel {...slot} {...(onNext && { onNext })} {...(onPrevious && { onPrevious })} />
);
