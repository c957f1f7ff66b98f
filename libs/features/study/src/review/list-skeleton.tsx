import { Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Placeholder of a list of the review while it loads. */
export function ListSkeleton() {
  return (
    <Frame aria-busy aria-label="Carregando" role="group">
      <Skeleton width="18rem" height="2.25rem" />
      <Skeleton lines={5} height="3rem" />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: 48rem;
  padding-block: ${token.space.x4} ${token.space.x8};
`;
