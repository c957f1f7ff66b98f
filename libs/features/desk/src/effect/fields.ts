import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** What a dialog of an act asks for, one below the other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;
