import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';

export interface FoldedTableProps {
  /** Label of the button: "Ver como tabela". */
  summary: ReactNode;
  /** Name of the table's region, which scrolls if wider than the window. */
  label: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/** A foldable table with the data of a picture. */
export function FoldedTable({ summary, label, children }: FoldedTableProps) {
  return (
    <Folded>
      <summary>{summary}</summary>
      <Scroll tabIndex={0} role="region" aria-label={label}>
        <table>{children}</table>
      </Scroll>
    </Folded>
  );
}

const Folded = styled.details`
  & > summary {
    width: fit-content;
    padding-block: ${token.space.x1};
    color: ${token.color.accent};
    font-size: ${token.size.small};
    cursor: pointer;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${token.space.x1} ${token.space.x2} ${token.space.x1} 0;
    border-bottom: 1px solid ${token.color.rule};
    text-align: left;
    vertical-align: top;
  }
  tbody th {
    font-weight: ${token.weight.text};
    white-space: nowrap;
  }
`;
