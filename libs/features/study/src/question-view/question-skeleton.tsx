import { Skeleton, Stack } from '@mapa/ui-kit';

/** Placeholder of a question and its index while they load. */
export function QuestionSkeleton() {
  return (
    <Stack $gap="x3" aria-busy aria-label="Carregando questão" role="group">
      <Skeleton height="2.25rem" />
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton lines={5} />
      <Skeleton lines={5} height="2.75rem" />
    </Stack>
  );
}
