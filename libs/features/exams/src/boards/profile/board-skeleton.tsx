import { Skeleton, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Placeholder of a board's header and its first rows. */
export function BoardSkeleton() {
  return (
    <Container role="status" aria-busy aria-label="Carregando a banca">
      <Stack>
        <Skeleton width="12rem" height="2.5rem" />
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="40%" height="1rem" />
        <Skeleton width="11rem" height={token.target} />
      </Stack>
      <Skeleton lines={12} height="1.75rem" />
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${token.space.x6};
  padding-bottom: ${token.space.x6};
`;
