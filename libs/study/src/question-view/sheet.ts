import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Where a question lies, with its index above and the steps below. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  min-width: 0;
  scroll-margin-top: ${token.space.x2};
`;
