import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Shown beside the label: how many comments, for instance. */
  count?: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** With `onChange`: which is open. Without it the first one is, to begin with. */
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Tabs whose panels are made when they are first opened; the row scrolls where it is too long. `value={null}` opens none. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const control = value === undefined ? { defaultValue: items[0]?.value } : { value };
  return (
    <Base.Root {...control} onValueChange={(next: unknown) => onChange?.(String(next))}>
      <Row aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value} data-value={item.value}>
            {item.label}
            {item.count === undefined ? null : <Count>{item.count}</Count>}
          </Tab>
        ))}
      </Row>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.panel}
        </Panel>
      ))}
    </Base.Root>
  );
}

/** What a label says to screen readers alone is placed within the row: it would widen the page otherwise. */
const Row = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${token.space.x3};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${token.color.rule};
`;

const Tab = styled(Base.Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  flex: none;
  min-height: ${token.target};
  border-bottom: 2px solid transparent;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  &[aria-selected='true'] {
    border-color: ${token.color.accent};
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      color: ${token.color.ink};
    }
  }
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;

const Panel = styled(Base.Panel)`
  padding-block: ${token.space.x3};
`;
