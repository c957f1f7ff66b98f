import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons';
import { token } from '../theme/token';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; may contain a link. */
  children: ReactNode;
  error?: ReactNode;
}

/** A native checkbox with its label. */
export function Checkbox({ children, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-erro`;
  return (
    <div>
      <Row>
        <Box>
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <CheckIcon size={16} strokeWidth={3} aria-hidden />
        </Box>
        <label htmlFor={inputId}>{children}</label>
      </Row>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${token.space.x1};
  align-items: flex-start;
  min-height: 1.5rem;
  line-height: 1.5rem;
  & > label {
    cursor: pointer;
  }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  & > input {
    appearance: none;
    display: block;
    width: 100%;
    height: 100%;
    border: 1px solid ${token.color.edge};
    border-radius: ${token.radius.medium};
    background: ${token.color.sheet};
    cursor: pointer;
  }
  & > input:checked {
    background: ${token.color.accent};
    border-color: ${token.color.accent};
  }
  & > input[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  & > input:disabled {
    opacity: 0.48;
    cursor: not-allowed;
  }
  & > svg {
    position: absolute;
    inset: 0.25rem;
    color: ${token.color.onAccent};
    opacity: 0;
    pointer-events: none;
  }
  & > input:checked + svg {
    opacity: 1;
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
    & > svg {
      display: none;
    }
  }
`;

const ErrorText = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
`;
