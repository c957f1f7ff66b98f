import { Menu as Base } from '@base-ui/react/menu';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BareLink } from '../actions/bare-link';
import { token } from '../theme/token';
import { BareGuards } from './bare-guards';
import { itemLook } from './item-look';
import { sheetLook } from './popup-look';

export interface MenuProps {
  /** The button that opens it: `<Button>` or `<IconButton>`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
  /** It comes open: its code was fetched because somebody pressed its button. */
  defaultOpen?: boolean;
  /** MenuItem, MenuLink and MenuSeparator. */
  children: ReactNode;
}

/** A list of things to do or places to go, opened by a button; arrows, letters and Escape work. */
export function Menu({ trigger, align = 'end', onOpenChange, defaultOpen = false, children }: MenuProps) {
  // Beside its button, not at the end of the document: so it stays within the header or section that it belongs to.
  const [home, setHome] = useState<HTMLElement | null>(null);
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Home ref={setHome} />
      <Base.Portal container={home}>
        <Place align={align} sideOffset={8} collisionPadding={8} positionMethod="fixed">
          <Sheet>
            {children}
            <BareGuards around={home} />
          </Sheet>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  tone?: 'ink' | 'danger';
  disabled?: boolean;
  children: ReactNode;
}

/** Something to do. */
export function MenuItem({ onSelect, icon, tone = 'ink', disabled = false, children }: MenuItemProps) {
  return (
    <Item onClick={onSelect} disabled={disabled} $tone={tone}>
      {icon}
      {children}
    </Item>
  );
}

export interface MenuLinkProps {
  to: string;
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}

/** Somewhere to go. */
export function MenuLink({ to, icon, onClick, children }: MenuLinkProps) {
  return (
    <LinkItem render={<BareLink to={to} />} closeOnClick onClick={onClick} $tone="ink">
      {icon}
      {children}
    </LinkItem>
  );
}

const Home = styled.span`
  position: absolute;
`;

const Place = styled(Base.Positioner)`
  z-index: ${token.layer.sheet};
  &:focus-visible {
    outline: none;
  }
`;

const Sheet = styled(Base.Popup)`
  ${sheetLook}
  min-width: 14rem;
  max-width: calc(100vw - 2 * ${token.space.x1});
  padding-block: ${token.space.x1};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.large};
  box-shadow: ${token.color.shadowSheet};
`;

const Item = styled(Base.Item)<{ $tone: 'ink' | 'danger' }>`
  ${itemLook}
`;

const LinkItem = styled(Base.LinkItem)<{ $tone: 'ink' | 'danger' }>`
  ${itemLook}
`;

export const MenuSeparator = styled(Base.Separator)`
  margin-block: ${token.space.x1};
  border-top: 1px solid ${token.color.rule};
`;
