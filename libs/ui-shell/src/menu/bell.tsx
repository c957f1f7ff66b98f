import { BellRingIcon, VisuallyHidden, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** A mark next to Solicitações when one of them was answered. */
export function Bell() {
  return (
    <Ringing>
      <BellRingIcon size={18} aria-hidden />
      <VisuallyHidden>(há resposta nova)</VisuallyHidden>
    </Ringing>
  );
}

const Ringing = styled.span`
  display: inline-flex;
  margin-left: ${token.space.x1};
  color: ${token.color.danger};
`;
