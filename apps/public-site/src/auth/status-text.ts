import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** The server's message on the outcome of a request. */
export const StatusText = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.accent};
`;
