import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label. */
  children: ReactNode;
  /** A line about this choice; part of its label. */
  facts?: ReactNode;
}

/** One of several choices, with its label: a native radio button, so that arrow keys move within its `name`. */
export function Radio({ children, facts, ...rest }: RadioProps) {
  return (
    <Row>
      <input {...rest} type="radio" />
      <span>
        {children}
        {facts ? <small>{facts}</small> : null}
      </span>
    </Row>
  );
}

/** Layout of a group's radio buttons: stacked, in a line, or as cards. */
type RadioLayout = 'rows' | 'line' | 'cards';

export interface RadioGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  layout?: RadioLayout;
}

/** The radio buttons of one name under their legend. */
export function RadioGroup({ legend, layout = 'rows', children, ...rest }: RadioGroupProps) {
  return (
    <Group {...rest}>
      <legend>{legend}</legend>
      <Choices $layout={layout}>{children}</Choices>
    </Group>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space.x1h};
  min-height: ${token.target};
  padding-block: ${token.space.half};
  line-height: ${token.leading.snug};
  cursor: pointer;
  &:has(> :disabled) {
    cursor: default;
  }
  & > input {
    appearance: none;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 1px solid ${token.color.edge};
    border-radius: ${token.radius.pill};
    background: ${token.color.sheet};
    cursor: inherit;
  }
  & > input:checked {
    border: 0.375rem solid ${token.color.accent};
    background: ${token.color.onAccent};
  }
  & > input:disabled {
    opacity: 0.5;
  }
  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  border: 0;
  & > legend {
    margin-bottom: ${token.space.half};
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;

const layouts: Readonly<Record<RadioLayout, ReturnType<typeof css>>> = {
  rows: css`
    & > label {
      border-bottom: 1px solid ${token.color.rule};
    }
  `,
  line: css`
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.x3};
  `,
  cards: css`
    gap: ${token.space.x1};
    ${media.medium} {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
    & > label {
      padding: ${token.space.x1} ${token.space.x2};
      border: 1px solid ${token.color.edge};
      border-radius: ${token.radius.medium};
      background: ${token.color.sheet};
    }
    & > label:has(:checked) {
      border-color: ${token.color.accent};
      background: ${token.color.accentWash};
    }
    & > label:has(:focus-visible) {
      outline: 2px solid ${token.color.focus};
      outline-offset: 2px;
    }
  `,
};

const Choices = styled.div<{ $layout: RadioLayout }>`
  display: grid;
  ${({ $layout }) => layouts[$layout]}
`;
