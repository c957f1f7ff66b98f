import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Links from a paper or a notice, side by side. */
export const LinkRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x2};
  font-size: ${token.size.small};
  & a {
    display: inline-block;
    padding-block: ${token.space.half};
  }
`;
