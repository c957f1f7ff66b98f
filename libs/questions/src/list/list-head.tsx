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
  tools: ReactNode;
}

/** How many were found, what is left out, in which order, and the way to the filters on small windows. */
export function ListHead({ filters, count, onOrder, onOpenFilters, tools }: ListHeadProps) {
  const chosen = countChoices(filters);
  return (
    <Head>
      <Found role="status">
        {count ? <strong>{questionTotal(count.total)}</strong> : <Skeleton width="8rem" height="1.25rem" />}
        {count ? <HiddenNote hidden={count.ocultas} filters={filters} /> : null}
      </Found>
      <Ways>
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
      </Ways>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.x1h};
  font-variant-numeric: tabular-nums;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
`;

const Opener = styled.div`
  ${media.large} { display: none; }
`;

const Order = styled.div`
  min-width: 11rem;
`;

const Tools = styled.div`
  display: flex;
`;
