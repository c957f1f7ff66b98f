import type { QuestionSlot } from '@mapa/study';
import { lazyPart } from '@mapa/ui-kit';
import { QuestionPlace } from './question-place';

/** Loaded while the page fetches its data, which it needs before any question. */
const QuestionPanel = lazyPart(() => import('./question-panel').then((module) => module.QuestionPanel), {
  Waiting: QuestionPlace,
  retries: true,
});
QuestionPanel.preload();

/** The question panel for every study page. */
export const renderQuestion = ({ onNext, onPrevious, ...slot }: QuestionSlot) => (
  <QuestionPanel {...slot} {...(onNext && { onNext })} {...(onPrevious && { onPrevious })} />
);
