import { Page, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Reserves the height of the first page while its code loads; header and footer are rendered already. */
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
