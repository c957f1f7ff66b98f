import { Page, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** The server's message on the outcome of a request. */
export const StatusText = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.accent};
`;

/** A page that a mailed link leads to, with the outcome of the request. */
export const StatusPage = styled(Page)`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space.x3};
  padding-block: ${token.space.x6} ${token.space.x8};
`;
