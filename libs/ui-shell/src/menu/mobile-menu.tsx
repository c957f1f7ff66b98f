import { headerName, routePath } from '@mapa/domain';
import { Button, Drawer, Link, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { ShellUser } from './shell-user';
import { Bell } from './bell';
import { mobileLinks, mobileOwnLinks, type MenuLink } from './menu';
import { useBell } from './use-bell';

export interface MobileMenuProps {
  user: ShellUser | null | undefined;
  /** Address of the help centre. */
  helpUrl: string;
  onLogin: () => void;
  onLogout: () => void;
  /** Loads the profile again after a failure. */
  onRetry: () => void;
  onClose: () => void;
}

/** The menu of small windows; choosing something closes it. */
export function MobileMenu({ user, helpUrl, onLogin, onLogout, onRetry, onClose }: MobileMenuProps) {
  const bell = useBell();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const items = (links: readonly MenuLink[]) =>
    links.map(({ label, route }) => (
      <li key={route}>
        <Item look="bare" to={routePath(route)} onClick={choose(() => bell.onFollow(route))}>
          {label}
          {bell.ringsOn(route) ? <Bell /> : null}
        </Item>
      </li>
    ));
  return (
    <Drawer open onOpenChange={onClose} title={user ? `bem-vindo ${headerName(user.nome)}!` : 'Menu'}>
      {user === null ? (
        <Invitation>
          <p>Entre na sua conta e comece a estudar.</p>
          <Button wide onClick={choose(onLogin)}>
            Entrar
          </Button>
        </Invitation>
      ) : null}
      {user === undefined ? (
        <Invitation aria-busy aria-label="Carregando" role="group">
          <Skeleton lines={2} height="2.75rem" />
        </Invitation>
      ) : null}
      {user?.offlineNotice ? (
        <Invitation>
          <p>{user.offlineNotice}</p>
          <Button variant="secondary" wide onClick={onRetry}>
            Tentar novamente
          </Button>
        </Invitation>
      ) : null}
      <nav aria-label="Menu">
        <Items>{items(mobileLinks(user))}</Items>
        {user ? (
          <Items>
            {items(mobileOwnLinks(user))}
            <li>
              <Item look="bare" to={helpUrl} onClick={onClose}>
                Fale Conosco
              </Item>
            </li>
          </Items>
        ) : null}
      </nav>
      {user ? (
        <Button variant="secondary" wide onClick={choose(onLogout)}>
          Sair
        </Button>
      ) : null}
    </Drawer>
  );
}

const Invitation = styled.div`
  display: grid;
  gap: ${token.space.x2};
  padding-bottom: ${token.space.x3};
`;

const Items = styled.ul`
  margin-bottom: ${token.space.x3};
  border-top: 1px solid ${token.color.rule};
  &:empty {
    display: none;
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 3rem;
  border-bottom: 1px solid ${token.color.rule};
  font-weight: ${token.weight.medium};
  &:focus-visible {
    outline-offset: -2px;
  }
`;
