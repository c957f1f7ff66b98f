import type { QuestionCount } from '../model';
import { QUESTION_ORDERS, type QuestionOrder } from '@mapa/domain';
import { Button, ListFilterIcon, Select, Skeleton, media, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { countChoices, type Filters } from '../filters/filter-params';
import { questionTotal } from '../filters/question-total';
import { HiddenNote } from './hidden-note';

interface ListHeadProps {
  filters: Filters;
  count: QuestionCount | undefined;
  onOrder: (order: QuestionOrder | undefined) => void;
  onOpenFilters: () => void;
  /** An action on all results. */
  action: ReactNode;
  tools: ReactNode;
}

/** Number of results, hidden kinds, sort order, and the button for the filters in small windows. */
export function ListHead({ filters, count, onOrder, onOpenFilters, action, tools }: ListHeadProps) {
  const chosen = countChoices(filters);
  return (
    <Head>
      <Row>
        <Found>
          <div role="status">
            {count ? <strong>{questionTotal(count.total)}</strong> : <Skeleton width="8rem" height="1.25rem" />}
          </div>
          {action}
          <Hidden role="status">{count ? <HiddenNote hidden={count.ocultas} filters={filters} /> : null}</Hidden>
        </Found>
        <Tools>{tools}</Tools>
      </Row>
      <Bar>
        <Opener>
          <Button variant="secondary" icon={<ListFilterIcon size={18} aria-hidden />} onClick={onOpenFilters}>
            Filtros{chosen > 0 ? ` (${chosen})` : ''}
          </Button>
        </Opener>
        <Select
          aria-label="Ordenar por"
          options={QUESTION_ORDERS}
          value={filters.ordem ?? 'relevancia'}
          onChange={(event) => onOrder(QUESTION_ORDERS.find(({ value }) => value === event.target.value)?.value)}
        />
      </Bar>
    </Head>
  );
}

/** Two lines; the one with the filter button is sticky where the filters are not beside the list. */
const Head = styled.div`
  display: contents;
  ${media.large} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.x1} ${token.space.x1h};
  }
`;

/** As few lines as possible, so that the first question starts high. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  margin-bottom: calc(-1 * ${token.space.x1});
  ${media.large} {
    display: contents;
  }
`;

/**
 * Selects the order as a following sibling: `:last-child` applies only once the end of the bar has been parsed, and
 * would move it then.
 */
const Bar = styled.div`
  position: sticky;
  z-index: ${token.layer.header};
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
  margin: calc(-1 * ${token.space.x1}) calc(-1 * ${token.space.x2}) 0;
  padding: ${token.space.x1} ${token.space.x2};
  background: ${token.color.paper};
  & > * + * {
    flex: 0 1 12rem;
    min-width: 0;
  }
  & button {
    white-space: nowrap;
  }
  ${media.medium} {
    margin-inline: calc(-1 * ${token.space.x4});
    padding-inline: ${token.space.x4};
  }
  ${media.large} {
    order: 2;
    position: static;
    width: 12rem;
    margin: 0;
    padding: 0;
  }
`;

const Found = styled.div`
  display: contents;
  font-variant-numeric: tabular-nums;
`;

const Hidden = styled.div`
  flex: 1 1 11rem;
  line-height: ${token.leading.snug};
  &:empty {
    flex: none;
  }
  ${media.large} {
    /* The second line, with the order. */
    order: 1;
    &,
    &:empty {
      flex: 1 0 calc(100% - 12rem - ${token.space.x1h});
    }
  }
`;

const Opener = styled.div`
  ${media.large} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  justify-self: end;
  margin: 0 calc(-1 * ${token.space.x1}) 0 auto;
`;
