import { Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Keeps the place of a few maps. */
export function MapsSkeleton() {
  return (
    <div aria-busy aria-label="Carregando mapas" role="status">
      {[1, 2, 3, 4].map((place) => (
        <Box key={place}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="40%" height="0.9rem" />
          <Skeleton height="0.75rem" />
          <Skeleton width="70%" height="0.9rem" />
        </Box>
      ))}
    </div>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x3};
  border-bottom: 1px solid ${token.color.rule};
`;
