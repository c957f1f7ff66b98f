import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../theme/token';
import { closeButton } from './close-button';
import { Modal } from './modal';
import { SheetBody, SheetFoot, SheetHead, sheetLook } from './popup-look';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A sheet that slides in from the side, or from below within reach of the thumb: menus and filters in small windows.
 */
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

const from = {
  left: css`
    inset: 0 auto 0 0;
    --from: translateX(-1rem);
  `,
  right: css`
    inset: 0 0 0 auto;
    --from: translateX(1rem);
  `,
  bottom: css`
    inset: auto 0 0;
    width: min(100%, 40rem);
    height: auto;
    max-height: calc(100dvh - ${token.space.x6});
    margin-inline: auto;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${token.radius.large} ${token.radius.large} 0 0;
    --from: translateY(1rem);
  `,
};

const Sheet = styled(Base.Popup)<{ $side: keyof typeof from }>`
  ${sheetLook}
  position: fixed;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  width: min(24rem, 100vw - 2.5rem);
  height: 100dvh;
  ${({ $side }) => from[$side]}
  &[data-starting-style],
  &[data-ending-style] {
    transform: var(--from);
  }
`;
