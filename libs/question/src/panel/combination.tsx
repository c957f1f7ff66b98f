import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** The sum of the checked alternatives, in the dock of a small window. Screen readers get it from the panel. */
export const Combination = styled.p`
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
`;
