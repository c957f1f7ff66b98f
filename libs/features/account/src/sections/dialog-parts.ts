import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Reason for which an action was refused. */
export const Refused = styled.p`
  margin-top: ${token.space.x2};
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.danger};
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
