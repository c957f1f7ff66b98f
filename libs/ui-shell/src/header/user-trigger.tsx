import { ChevronDownIcon, UserIcon, media, token } from '@mapa/ui-kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** The student's name as the button that opens their menu. */
export function UserTrigger({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
  return (
    <Trigger type="button" {...rest}>
      <UserIcon size={20} aria-hidden />
      <span>
        <strong>{name}</strong>
        <small>Aluno</small>
      </span>
      <ChevronDownIcon size={16} aria-hidden />
    </Trigger>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.target};
  padding-inline: ${token.space.x1};
  border-radius: ${token.radius.medium};
  color: ${token.color.inkSoft};
  cursor: pointer;
  & > span { display: grid; line-height: 1.2; text-align: left; }
  & strong { color: ${token.color.ink}; font-size: ${token.size.small}; font-weight: ${token.weight.strong}; }
  & small { font-size: ${token.size.tiny}; }
  ${media.hover} { &:hover { background: ${token.color.accentWash}; } }
`;
