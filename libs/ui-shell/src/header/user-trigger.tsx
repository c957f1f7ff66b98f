import { useNotifyFlag } from '@mapa/auth';
import { headerName, roleLabel } from '@mapa/domain';
import { ChevronDownIcon, CloudOffIcon, UserIcon, VisuallyHidden, media, token } from '@mapa/ui-kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { ShellUser } from '../menu/shell-user';

interface UserTriggerProps extends ComponentProps<'button'> {
  user: ShellUser;
}

/** Name and role as the button that opens the menu; a dot marks an unread notification. */
export function UserTrigger({ user, ...rest }: UserTriggerProps) {
  const { rings } = useNotifyFlag();
  const isOffline = user.offlineNotice !== undefined;
  return (
    <Trigger type="button" aria-haspopup="menu" aria-expanded={false} {...rest} $rings={rings}>
      {isOffline ? <CloudOffIcon size={20} aria-hidden /> : <UserIcon size={20} aria-hidden />}
      <span>
        <strong>{headerName(user.nome)}</strong>
        <small>{roleLabel(user.role)}</small>
      </span>
      {isOffline ? <VisuallyHidden>, sem conexão com a conta</VisuallyHidden> : null}
      {rings ? <VisuallyHidden>, há um aviso</VisuallyHidden> : null}
      <ChevronDownIcon size={16} aria-hidden />
    </Trigger>
  );
}

const Trigger = styled.button<{ $rings: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.target};
  padding-inline: ${token.space.x1};
  border-radius: ${token.radius.medium};
  color: ${token.color.inkSoft};
  cursor: pointer;
  & > span {
    display: grid;
    line-height: 1.2;
    text-align: left;
  }
  & strong {
    color: ${token.color.ink};
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  & small {
    font-size: ${token.size.tiny};
  }
  &::before {
    content: '';
    position: absolute;
    top: 0.625rem;
    left: 1.25rem;
    display: ${({ $rings }) => ($rings ? 'block' : 'none')};
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token.radius.pill};
    background: ${token.color.danger};
  }
  ${media.hover} {
    &:hover {
      background: ${token.color.accentWash};
    }
  }
`;
