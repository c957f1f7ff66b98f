import type { QuestionSlot } from '@mapa/study';
import { Skeleton, Stack, lazyPart } from '@mapa/ui-kit';

/** Comes while the page asks for its data, which it needs before any question. */
const QuestionPanel = lazyPart(() => import('./question-panel').then((module) => module.QuestionPanel), {
  Waiting: () => (
    <Stack $gap="x3" aria-busy aria-label="Carregando questão" role="group">
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton lines={5} />
      <Skeleton lines={5} height="2.75rem" />
    </Stack>
  ),
  retries: true,
});
QuestionPanel.preload();

/** The panel of questions, as every page of study shows it. */
export const renderQuestion = ({ onNext, onPrevious, ...slot }: QuestionSlot) => (
  <QuestionPanel {...slot} {...(onNext && { onNext })} {...(onPrevious && { onPrevious })} />
);
