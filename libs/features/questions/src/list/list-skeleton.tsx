import { Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Placeholder of the first questions of a list. */
export function ListSkeleton() {
  return (
    <div aria-busy aria-label="Carregando questões" role="status">
      {[1, 2, 3].map((place) => (
        <Box key={place}>
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="60%" height="0.9rem" />
          <Skeleton lines={4} height="1.1rem" />
          <Skeleton lines={5} height="2.25rem" />
        </Box>
      ))}
    </div>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token.space.x2};
  max-width: ${token.measure.reading};
  padding-block: ${token.space.x4};
  border-top: 1px solid ${token.color.rule};
`;
