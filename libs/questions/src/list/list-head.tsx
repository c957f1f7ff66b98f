import { QUESTION_ORDERS } from '@mapa/domain';
import type { QuestionOrder } from '@mapa/domain';
import { Button, ListFilterIcon, Select, Skeleton, media, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { countChoices } from '../filters/filter-params';
import type { Filters } from '../filters/filter-params';
import { questionTotal } from '../filters/question-total';
import type { QuestionCount } from '../model';
import { HiddenNote } from './hidden-note';

interface ListHeadProps {
  filters: Filters;
  count: QuestionCount | undefined;
  onOrder: (order: QuestionOrder | undefined) => void;
  onOpenFilters: () => void;
  /** What can be done with all that was found. */
  action: ReactNode;
  tools: ReactNode;
}

/** How many were found, what is left out, in which order, and the way to the filters on small windows. */
export function ListHead({ filters, count, onOrder, onOpenFilters, action, tools }: ListHeadProps) {
  const chosen = countChoices(filters);
  return (
    <Head>
      <Found>
        <div role="status">
        {count ? <strong>{questionTotal(count.total)}</strong> : <Skeleton width="8rem" height="1.25rem" />}
        {count ? <HiddenNote hidden={count.ocultas} filters={filters} /> : null}
        </div>
        {action}
      </Found>
      <Opener>
        <Button variant="secondary" icon={<ListFilterIcon size={18} aria-hidden />} onClick={onOpenFilters}>
          Filtros{chosen > 0 ? ` (${chosen})` : ''}
        </Button>
      </Opener>
      <Order>
        <Select
          aria-label="Ordenar por"
          options={QUESTION_ORDERS}
          value={filters.ordem ?? 'relevancia'}
          onChange={(event) => onOrder(QUESTION_ORDERS.find(({ value }) => value === event.target.value)?.value)}
        />
      </Order>
      <Tools>{tools}</Tools>
    </Head>
  );
}

/** On a phone: what was found and the reading size, then filters and order; from there up all in one line. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'found tools' 'filters order';
  align-items: center;
  gap: ${token.space.x1};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    grid-template-areas: 'found filters order tools';
  }
`;

const Found = styled.div`
  grid-area: found;
  &, & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.half} ${token.space.x1h};
  }
  & > div { align-items: baseline; font-variant-numeric: tabular-nums; }
`;

const Opener = styled.div`
  grid-area: filters;
  ${media.large} { display: none; }
`;

const Order = styled.div`
  grid-area: order;
  width: 10.5rem;
  ${media.medium} { width: 12rem; }
`;

const Tools = styled.div`
  grid-area: tools;
  display: flex;
  justify-self: end;
  margin-right: calc(-1 * ${token.space.x1});
`;
