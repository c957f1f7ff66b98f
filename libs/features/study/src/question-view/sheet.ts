import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Layout of a question, with its index above and the steps below. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  min-width: 0;
  scroll-margin-top: ${token.space.x2};
`;
