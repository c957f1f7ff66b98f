import { headerName, routePath } from '@mapa/domain';
import type { RouteName } from '@mapa/domain';
import { Button, Drawer, Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { ShellUser } from '../header/shell-user';
import { mobileLinks, mobileOwnLinks } from './menu';

export interface MobileMenuProps {
  user: ShellUser | null | undefined;
  available: readonly RouteName[];
  /** Address of the help centre; empty where there is none. */
  helpUrl: string;
  onLogin: () => void;
  onLogout: () => void;
  onClose: () => void;
}

/** The menu of small windows; choosing something closes it. */
export function MobileMenu({ user, available, helpUrl, onLogin, onLogout, onClose }: MobileMenuProps) {
  const links = mobileLinks(user ?? null, available);
  const own = user
    ? [...mobileOwnLinks(user, available).map(({ label, route }) => ({ label, to: routePath(route) })), { label: 'Fale Conosco', to: helpUrl }]
    : [];
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
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
      <nav aria-label="Menu">
        <Items>
          {links.map(({ label, route }) => (
            <li key={route}>
              <Item look="bare" to={routePath(route)} onClick={onClose}>
                {label}
              </Item>
            </li>
          ))}
        </Items>
        {own.length > 0 ? (
          <Items>
            {own
              .filter(({ to }) => to !== '')
              .map(({ label, to }) => (
                <li key={label}>
                  <Item look="bare" to={to} onClick={onClose}>
                    {label}
                  </Item>
                </li>
              ))}
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
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 3rem;
  border-bottom: 1px solid ${token.color.rule};
  font-weight: ${token.weight.medium};
  &:focus-visible { outline-offset: -2px; }
`;
