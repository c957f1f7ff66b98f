import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MESSAGES } from '@mapa/domain';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A request is in progress: the button is disabled, with a matching label. */
  busy?: boolean;
  /** Full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
}

/** A button. It submits a form only with `type="submit"`. */
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
  const own = useFocusThroughBusy(busy);
  return (
    <Pressable
      {...rest}
      ref={own}
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

/**
 * Browsers remove the focus from a button that is disabled during its request. If the request is refused and the page
 * unchanged, the focus returns, unless it was moved elsewhere meanwhile.
 */
function useFocusThroughBusy(busy: boolean) {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (busy) hadFocus.current = activeElement === own.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === document.body) own.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return own;
}

const Pressable = styled.button<ButtonLook>`
  ${buttonLook}
`;
