import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** A sentence in the place of what is not there. */
export const Aside = styled.p`
  max-width: ${token.measure.text};
  color: ${token.color.inkSoft};
  text-wrap: pretty;
`;
