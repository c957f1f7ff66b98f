import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons';
import { token } from '../theme/token';
import { controlLook } from './control-look';
import { useFieldControl } from './field-context';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** A first option with an empty value, such as "Todas". */
  emptyLabel?: string;
}

/** The platform's native select, which works well on phones. */
export function Select({ options, emptyLabel, ...rest }: SelectProps) {
  return (
    <Holder>
      <Native {...useFieldControl()} {...rest}>
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDownIcon size={20} aria-hidden />
    </Holder>
  );
}

const Holder = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    right: ${token.space.x1h};
    top: calc(50% - 10px);
    color: ${token.color.inkSoft};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: ${token.space.x6};
  text-overflow: ellipsis;
  cursor: pointer;
`;
