import { Button, IconButton, MenuIcon, Skeleton, lazyPart, media, token, type PageBarProps } from '@mapa/ui-kit';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wordmark } from '../brand/wordmark';
import type { ShellParts } from '../layout/layout-rules';
import { Bar, BarRow } from './bar';
import { CheckoutHeader } from './checkout-header';
import { HeaderNav } from './header-nav';
import type { ShellUser } from '../menu/shell-user';
import { UserTrigger } from './user-trigger';

// Overlays are rendered after the page: nothing can open a menu before its button exists.
const UserMenu = lazyPart(() => import('./user-menu').then((module) => module.UserMenu), {
  Waiting: ({ user }) => <UserTrigger user={user} aria-busy />,
  onFailure: ({ onFailure }) => onFailure(),
});
const MobileMenu = lazyPart(() => import('../menu/mobile-menu').then((module) => module.MobileMenu), {
  onFailure: ({ onClose }) => onClose(),
});

export interface HeaderProps {
  parts: Pick<ShellParts, 'header' | 'mobileMenu' | 'account' | 'home'>;
  PageBar?: ComponentType<PageBarProps> | undefined;
  /** Null for a visitor, undefined while unknown. */
  user: ShellUser | null | undefined;
  helpUrl: string;
  onLogin: () => void;
  onLogout: () => void;
  /** Loads the student's profile again after a failure. */
  onRetry: () => void;
  /** A notice beside the student's name. */
  notice?: ReactNode;
}

/** The header of a screen according to the table of layouts, with the mobile menu if there is one. */
export function Header({ parts, PageBar, user, helpUrl, onLogin, onLogout, onRetry, notice }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMenuAsked, setMenuAsked] = useState(false);
  const isStudent = Boolean(user);
  // The page also works offline: once it is used, its menus must be loaded.
  useEffect(() => {
    if (!isStudent) return;
    const stops = [MobileMenu.preloadOnUse(), UserMenu.preloadOnUse()];
    return () => stops.forEach((stop) => stop());
  }, [isStudent]);
  const openButton = parts.mobileMenu ? (
    <IconButton label="Abrir menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
      <MenuIcon size={24} aria-hidden />
    </IconButton>
  ) : null;
  const opener = openButton ? <Opener>{openButton}</Opener> : null;
  const menu = isOpen ? (
    <MobileMenu
      user={user}
      helpUrl={helpUrl}
      onLogin={onLogin}
      onLogout={onLogout}
      onRetry={onRetry}
      onClose={() => setIsOpen(false)}
    />
  ) : null;

  if (parts.header === 'none') {
    return (
      <Alone>
        {opener}
        {menu}
      </Alone>
    );
  }
  if (parts.header === 'checkout') {
    return (
      <>
        <CheckoutHeader home={parts.home} menu={opener} />
        {menu}
      </>
    );
  }
  if (PageBar) {
    return (
      <PageBar brand={<Wordmark home={parts.home} />}>
        {notice}
        {openButton}
        {menu}
      </PageBar>
    );
  }
  return (
    <Bar>
      <Row>
        <Wordmark home={parts.home} />
        <HeaderNav viewer={user} />
        <Own>
          {notice}
          <Account>
            {parts.account === 'loading' ? <AccountPlace /> : null}
            {parts.account === 'login' ? <Button onClick={onLogin}>Entrar</Button> : null}
            {user && !isMenuAsked ? <UserTrigger user={user} onClick={() => setMenuAsked(true)} /> : null}
            {user && isMenuAsked ? (
              <UserMenu
                user={user}
                helpUrl={helpUrl}
                onLogout={onLogout}
                onRetry={onRetry}
                onFailure={() => setMenuAsked(false)}
              />
            ) : null}
          </Account>
          {opener}
        </Own>
      </Row>
      {menu}
    </Bar>
  );
}

function AccountPlace() {
  return <Skeleton width="8rem" height={token.target} />;
}

const Row = styled(BarRow)`
  justify-content: space-between;
`;

const Own = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
`;

const Account = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 8rem;
  ${media.belowWide} {
    display: none;
  }
`;

const Opener = styled.span`
  ${media.wide} {
    display: none;
  }
`;

/** The menu's button on screens without a header; not printed. */
const Alone = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-inline: ${token.space.x1};
  ${media.print} {
    display: none;
  }
`;
