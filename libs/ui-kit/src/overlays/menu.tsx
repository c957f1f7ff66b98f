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
  /** Initially open, because its code was loaded by a click on its button. */
  defaultOpen?: boolean;
  /** MenuItem, MenuLink and MenuSeparator. */
  children: ReactNode;
}

/** A list of actions or links, opened by a button; supports arrows, letters and Escape. */
export function Menu({ trigger, align = 'end', onOpenChange, defaultOpen = false, children }: MenuProps) {
  // Rendered beside its button instead of at the document's end, so that it stays within its header or section.
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

/** An action. */
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

/** A link. */
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
