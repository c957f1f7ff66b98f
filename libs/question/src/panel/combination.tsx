import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** What is ticked comes to so much, in the dock of a small window. The panel says it to screen readers. */
export const Combination = styled.p`
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
`;
