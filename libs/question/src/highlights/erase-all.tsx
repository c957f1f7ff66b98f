import { Button, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Visually hidden until focused by keyboard: removes highlights for students who cannot point at one. */
export function EraseAll({ onErase, children }: { onErase: () => void; children: ReactNode }) {
  return (
    <Container>
      <Button size="small" variant="secondary" onClick={onErase}>
        {children}
      </Button>
    </Container>
  );
}

const Container = styled.div`
  position: absolute;
  z-index: ${token.layer.raised};
  top: 0;
  left: 0;
  &:not(:focus-within) {
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
