import { Page, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Keeps the place of the first page while its code is on the way; header and footer are there already. */
export function PagePlaceholder() {
  return (
    <Place aria-busy aria-label="Carregando" role="group">
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton lines={6} height="3rem" />
    </Place>
  );
}

const Place = styled(Page)`
  display: grid;
  gap: ${token.space.x3};
  padding-block: ${token.space.x4};
`;
