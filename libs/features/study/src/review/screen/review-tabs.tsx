import { figure } from '@mapa/domain';
import { Link, tabLook, tabRowLook, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { REVIEW_LISTS, writeReviewPosition, type ReviewList } from '../review-position';

export interface ReviewTabsProps {
  path: string;
  current: ReviewList;
  /** Undefined while unknown. */
  counts: Partial<Record<ReviewList, number | undefined>>;
  lists?: readonly (typeof REVIEW_LISTS)[number][];
}

/** Links to the lists of a review, styled as tabs. */
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

/** Reserves its space until the number arrives. */
const Count = styled.span`
  min-width: 1.25rem;
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
