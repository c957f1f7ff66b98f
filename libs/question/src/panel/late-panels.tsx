import { Skeleton, Stack, lazyPart } from '@mapa/ui-kit';

/** The place of a question whose code is on its way. */
const QuestionPlace = () => (
  <Stack $gap="x3" aria-busy aria-label="Carregando questão" role="group">
    <Skeleton width="40%" height="1.5rem" />
    <Skeleton lines={5} />
    <Skeleton lines={5} height="2.75rem" />
  </Stack>
);

const OPTIONS = { Waiting: QuestionPlace, retries: true };

/** `QuestionPanel`, whose code is loaded by the first one on screen or by `preload()`. */
export const LateQuestionPanel = lazyPart(
  () => import('./question-panel').then((module) => module.QuestionPanel),
  OPTIONS,
);

/** `SheetQuestion`, loaded likewise. */
export const LateSheetQuestion = lazyPart(
  () => import('./sheet-question').then((module) => module.SheetQuestion),
  OPTIONS,
);
