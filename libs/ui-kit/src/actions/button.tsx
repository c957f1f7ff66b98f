import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MESSAGES } from '@mapa/domain';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A request is under way: nobody can press, and the label says so. */
  busy?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  icon?: ReactNode;
}

/** Something to press. It submits a form only when `type="submit"` says so. */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  wide = false,
  icon,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Pressable
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      {busy ? null : icon}
      {busy ? MESSAGES.busy : children}
    </Pressable>
  );
}

const Pressable = styled.button<ButtonLook>`
  ${buttonLook}
`;
