import { styled } from 'styled-components';
import { token } from '../theme/token';

/** A list of what the action of a dialog changes and what it leaves. */
export const Consequences = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding-left: ${token.space.x2};
  list-style: disc;
  text-wrap: pretty;
`;
