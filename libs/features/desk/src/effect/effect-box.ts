import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** The preview of an act's changes, read out when it appears. */
export const EffectBox = styled.div.attrs({ role: 'status' })`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.medium};
  overflow-wrap: anywhere;
  & ul {
    padding-left: ${token.space.x2};
    list-style: disc;
  }
`;
