import { media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** The rows of a list, separated by a thin rule. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid ${token.color.rule};
  & > li {
    padding-block: ${token.space.x1h} ${token.space.x1};
    border-bottom: 1px solid ${token.color.rule};
  }
`;

/** A list with its count above; it receives the focus when a row is removed. */
export const FoundList = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  outline: none;
  & > p[role='status'] {
    min-height: 1.5rem;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

/** A row: its subject, its actions, and the part that opens below. */
export const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
`;

/** Buttons of a row, their labels aligned with the row's edge. */
export const RowTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half};
  margin-inline: calc(-1 * ${token.space.x1h});
`;

/** A row on one line if there is room: the question at the left with the full width, its actions at the right. */
export const LineRow = styled(Row)`
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${token.space.half} ${token.space.x3};
    & > * {
      grid-column: 1 / -1;
    }
    & > header {
      grid-column: 1;
    }
    & > ${RowTools} {
      grid-area: 1 / 2;
      justify-content: flex-end;
    }
  }
`;

/** The opened part of a row, set apart by a rule at its side. */
export const Opened = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x1} ${token.space.x3};
`;

/** Figures and dates of a row. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
