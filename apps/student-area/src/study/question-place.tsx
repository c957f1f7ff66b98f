import { Skeleton, Stack } from '@mapa/ui-kit';

/** Placeholder of a question whose code is loading. */
export const QuestionPlace = () => (
  <Stack $gap="x3" aria-busy aria-label="Carregando questão" role="group">
    <Skeleton width="40%" height="1.5rem" />
    <Skeleton lines={5} />
    <Skeleton lines={5} height="2.75rem" />
  </Stack>
);
