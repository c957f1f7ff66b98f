import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NOTICES_SELECTOR } from '../feedback/notices';
import { veilLook } from './popup-look';

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** What a dialog and a drawer share: the veil, the focus trap, and a notice that can be closed without closing them. */
export function Modal({ open, onOpenChange, children }: ModalProps) {
  const handleOpenChange = (next: boolean, { reason, event, cancel }: Base.Root.ChangeEventDetails) => {
    const onNotice = event.target instanceof Element && event.target.closest(NOTICES_SELECTOR) !== null;
    if (reason === 'outside-press' && onNotice) cancel();
    else onOpenChange(next);
  };
  return (
    <Base.Root open={open} onOpenChange={handleOpenChange}>
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
