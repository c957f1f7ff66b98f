import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** What the server says of what was asked of it. */
export const StatusText = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.accent};
`;
