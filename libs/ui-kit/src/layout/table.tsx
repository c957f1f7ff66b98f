import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';

export interface TableProps {
  /** What the table holds; read out, and the name of the box that scrolls. */
  caption: string;
  children: ReactNode;
}

/** A table of thin rules that scrolls in its own box; give it `thead` and `tbody`, and `data-number` on cells of figures. */
export function Table({ caption, children }: TableProps) {
  return (
    <Scroll role="group" aria-label={caption} tabIndex={0}>
      <table aria-label={caption}>{children}</table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  & > table { width: 100%; font-size: ${token.size.small}; }
  th, td { padding: ${token.space.x1} ${token.space.x1h}; text-align: left; vertical-align: baseline; }
  th:first-child, td:first-child { padding-left: 0; }
  th:last-child, td:last-child { padding-right: 0; }
  thead th { border-bottom: 2px solid ${token.color.ink}; font-weight: ${token.weight.strong}; }
  tbody tr { border-bottom: 1px solid ${token.color.rule}; }
  [data-number] { text-align: right; font-variant-numeric: tabular-nums; }
`;
