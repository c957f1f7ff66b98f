import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { tabLook, tabRowLook } from './tab-look';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Content beside the label, such as a number of comments. */
  count?: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** With `onChange`: the open tab. Without it the first one is open initially. */
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Tabs whose panels are rendered when first opened; the row scrolls if too long. `value={null}` opens none. */
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

/** Positions a label's visually hidden text within the row; otherwise it would widen the page. */
const Row = styled(Base.List)`
  ${tabRowLook}
  position: relative;
`;

const Tab = styled(Base.Tab)`
  ${tabLook}
  flex: none;
  gap: ${token.space.half};
  font-size: ${token.size.small};
  cursor: pointer;
  &:not([aria-selected='true']) {
    font-weight: ${token.weight.medium};
  }
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;

const Panel = styled(Base.Panel)`
  padding-block: ${token.space.x3};
`;
