import { headerName, routePath } from '@mapa/domain';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@mapa/ui-kit';
import { Bell } from '../menu/bell';
import { dropdownLinks } from '../menu/menu';
import { useBell } from '../menu/use-bell';
import { UserTrigger } from './user-trigger';
import type { ShellUser } from './shell-user';

export interface UserMenuProps {
  user: ShellUser;
  /** Address of the help centre. */
  helpUrl: string;
  onLogout: () => void;
}

/** The student's own menu. */
export function UserMenu({ user, helpUrl, onLogout }: UserMenuProps) {
  const bell = useBell();
  return (
    <Menu trigger={<UserTrigger name={headerName(user.nome)} />}>
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
