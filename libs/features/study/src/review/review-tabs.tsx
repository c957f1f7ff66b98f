import { figure } from '@mapa/domain';
import { Link, tabLook, tabRowLook, token } from '@mapa/ui-kit';
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
  ${tabRowLook}
`;

const Tab = styled(Link)`
  ${tabLook}
  flex: none;
  gap: ${token.space.x1};
  min-height: 3rem;
  &:not([aria-current]) {
    font-weight: ${token.weight.medium};
  }
`;

/** Keeps its place while the number is on its way. */
const Count = styled.span`
  min-width: 1.25rem;
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
