import { figure } from '@mapa/domain';
import { Link, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { REVIEW_LISTS, writeReviewPosition, type ReviewList } from './review-position';

export interface ReviewTabsProps {
  path: string;
  current: ReviewList;
  /** Undefined while it is not known. */
  counts: Partial<Record<ReviewList, number | undefined>>;
  lists?: readonly (typeof REVIEW_LISTS)[number][];
}

/** The lists of a review; each is an address of its own. */
export function ReviewTabs({ path, current, counts, lists = REVIEW_LISTS }: ReviewTabsProps) {
  return (
    <Row aria-label="Revisão">
      {lists.map(({ value, label }) => (
        <Tab
          key={value}
          look="bare"
          to={path + writeReviewPosition(value)}
          aria-current={value === current ? 'page' : undefined}
        >
          {label} <Count>{counts[value] === undefined ? '' : figure(counts[value])}</Count>
        </Tab>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${token.space.x3};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${token.color.rule};
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
  flex: none;
  min-height: 3rem;
  border-bottom: 2px solid transparent;
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  &[aria-current] {
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

/** Keeps its place while the number is on its way. */
const Count = styled.span`
  min-width: 1.25rem;
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
