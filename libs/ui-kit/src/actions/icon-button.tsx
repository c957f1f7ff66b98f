import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name: an icon has none for a screen reader. */
  label: string;
  /** Filled with the accent's wash: the toggled state is on. */
  active?: boolean;
  children: ReactNode;
}

/** A square button with an icon and an accessible label. */
export function IconButton({ label, active = false, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Square title={label} {...rest} type={type} aria-label={label} $active={active}>
      {children}
    </Square>
  );
}

const Square = styled.button<{ $active: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token.target};
  height: ${token.target};
  border-radius: ${token.radius.medium};
  color: ${({ $active }) => ($active ? token.color.accent : token.color.inkSoft)};
  background: ${({ $active }) => ($active ? token.color.accentWash : 'transparent')};
  cursor: pointer;
  transition:
    background-color ${token.motion.quick},
    color ${token.motion.quick};
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${token.color.accentWash};
      color: ${token.color.accent};
    }
  }
  &:disabled {
    opacity: 0.48;
    cursor: not-allowed;
  }
`;
