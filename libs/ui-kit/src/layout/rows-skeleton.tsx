import { styled } from 'styled-components';
import { Skeleton } from '../feedback/skeleton';
import { token } from '../theme/token';

/**
 * Placeholder of a list's first rows while they load.
 * @param label text for screen readers, such as "Carregando mapas"
 */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy aria-label={label} role="status">
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
