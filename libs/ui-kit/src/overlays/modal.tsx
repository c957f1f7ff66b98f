import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { veilLook } from './popup-look';

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Shared base of dialog and drawer: backdrop, focus trap and scroll lock. */
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
