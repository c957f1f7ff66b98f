import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { veilLook } from './popup-look';

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** What a dialog and a drawer share: the veil, the focus trap and the lock on the page's scroll. */
export function Modal({ open, onOpenChange, children }: ModalProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Veil />
        {children}
      </Base.Portal>
    </Base.Root>
  );
}

const Veil = styled(Base.Backdrop)`
  ${veilLook}
`;
