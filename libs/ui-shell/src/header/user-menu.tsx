import { routePath } from '@mapa/domain';
import { Menu, MenuItem, MenuLink, MenuSeparator, RotateCcwIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { Bell } from '../menu/bell';
import { dropdownLinks } from '../menu/menu';
import { useBell } from '../menu/use-bell';
import { UserTrigger } from './user-trigger';
import type { ShellUser } from '../menu/shell-user';

export interface UserMenuProps {
  user: ShellUser;
  /** Address of the help centre. */
  helpUrl: string;
  onLogout: () => void;
  /** Loads the profile again after a failure. */
  onRetry: () => void;
  /** Called when its code failed to load. */
  onFailure: () => void;
}

/** The student's own menu, initially open: its button was rendered before and has been pressed. */
export function UserMenu({ user, helpUrl, onLogout, onRetry }: UserMenuProps) {
  const bell = useBell();
  return (
    <Menu trigger={<UserTrigger user={user} />} defaultOpen>
      {user.offlineNotice ? (
        <>
          <Standing>{user.offlineNotice}</Standing>
          <MenuItem onSelect={onRetry} icon={<RotateCcwIcon size={18} aria-hidden />}>
            Tentar novamente
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      {dropdownLinks(user).map(({ label, route }) => (
        <MenuLink key={route} to={routePath(route)} onClick={() => bell.onFollow(route)}>
          {label}
          {bell.ringsOn(route) ? <Bell /> : null}
        </MenuLink>
      ))}
      <MenuLink to={helpUrl}>Fale Conosco</MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={onLogout}>Sair</MenuItem>
    </Menu>
  );
}

const Standing = styled.p`
  max-width: 16rem;
  padding: ${token.space.x1} ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
