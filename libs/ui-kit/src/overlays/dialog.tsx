import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { closeButton } from './close-button';
import { Modal } from './modal';
import { SheetBody, SheetFoot, SheetHead, sheetLook } from './popup-look';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence announced with the title. */
  description?: ReactNode;
  /** Buttons below, which stay visible while the rest scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A request is under way: the dialog stays until its outcome is known, whatever is pressed. */
  busy?: boolean;
  children?: ReactNode;
}

/** A modal dialog: a sheet on the page, full-screen on a phone. It traps the focus and restores it on closing. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'small',
  busy = false,
  children,
}: DialogProps) {
  return (
    <Modal open={open} onOpenChange={(next) => (busy && !next ? undefined : onOpenChange(next))}>
      <Place>
        <Sheet $size={size}>
          <SheetHead>
            <Base.Title>{title}</Base.Title>
            <Base.Close disabled={busy} render={closeButton} />
          </SheetHead>
          <SheetBody>
            {description ? <Description>{description}</Description> : null}
            {children}
          </SheetBody>
          {footer ? <SheetFoot>{footer}</SheetFoot> : null}
        </Sheet>
      </Place>
    </Modal>
  );
}

const widths = { small: '27rem', medium: '40rem', large: '60rem' };

const Place = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  display: grid;
  align-items: end;
  ${media.medium} {
    place-items: center;
    padding: ${token.space.x4};
  }
`;

const Sheet = styled(Base.Popup)<{ $size: keyof typeof widths }>`
  ${sheetLook}
  display: flex;
  flex-direction: column;
  width: 100%;
  /* On a phone it stands at the foot, under the thumb, and is as high as what it says. */
  max-height: 100dvh;
  border-radius: ${token.radius.large} ${token.radius.large} 0 0;
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(0.75rem);
  }
  ${media.medium} {
    max-width: ${({ $size }) => widths[$size]};
    max-height: calc(100dvh - 2 * ${token.space.x4});
    border-radius: ${token.radius.large};
  }
`;

const Description = styled(Base.Description)`
  margin-bottom: ${token.space.x2};
  color: ${token.color.inkSoft};
`;
