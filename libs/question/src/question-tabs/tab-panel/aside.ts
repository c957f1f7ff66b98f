import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** A sentence shown instead of missing content. */
export const Aside = styled.p`
  max-width: ${token.measure.text};
  color: ${token.color.inkSoft};
  text-wrap: pretty;
`;
