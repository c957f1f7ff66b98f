import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons';
import { token } from '../theme/token';
import { chipLook } from './chip-look';

export interface ChipToggleProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean;
  /** Number of results. */
  count?: ReactNode;
}

/** A toggle; several of them make a filter. */
export function ChipToggle({ pressed, count, type = 'button', children, ...rest }: ChipToggleProps) {
  return (
    <Toggle {...rest} type={type} aria-pressed={pressed}>
      {pressed ? <CheckIcon size={16} strokeWidth={2.5} aria-hidden /> : null}
      <span>{children}</span>
      {count === undefined ? null : <Count>{count}</Count>}
    </Toggle>
  );
}

const Toggle = styled.button`
  ${chipLook}
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.accentWash};
    color: ${token.color.accentStrong};
    font-weight: ${token.weight.strong};
  }
  &:disabled {
    opacity: 0.56;
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-weight: ${token.weight.text};
  font-variant-numeric: tabular-nums;
  [aria-pressed='true'] > & {
    color: inherit;
  }
`;
