import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { closeButton } from './close-button';
import { Modal } from './modal';
import { SheetBody, SheetFoot, SheetHead, sheetLook } from './popup-look';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right';
  footer?: ReactNode;
  children?: ReactNode;
}

/** A sheet that slides in from the side: menus and filters on small windows. */
export function Drawer({ open, onOpenChange, title, side = 'right', footer, children }: DrawerProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange}>
      <Sheet $side={side}>
        <SheetHead>
          <Base.Title>{title}</Base.Title>
          <Base.Close render={closeButton} />
        </SheetHead>
        <SheetBody>{children}</SheetBody>
        {footer ? <SheetFoot>{footer}</SheetFoot> : null}
      </Sheet>
    </Modal>
  );
}

const Sheet = styled(Base.Popup)<{ $side: 'left' | 'right' }>`
  ${sheetLook}
  position: fixed;
  z-index: ${token.layer.dialog};
  inset: ${({ $side }) => ($side === 'left' ? '0 auto 0 0' : '0 0 0 auto')};
  display: flex;
  flex-direction: column;
  width: min(24rem, 100vw - 2.5rem);
  height: 100dvh;
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(${({ $side }) => ($side === 'left' ? '-1rem' : '1rem')});
  }
`;
