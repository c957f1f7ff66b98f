import type { ApiError } from '@mapa/api-client';
import { ErrorState, PageButtons, Pagination, RowsSkeleton, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Found {
  data: readonly unknown[];
  total: number;
  current_page: number;
  last_page: number;
}

interface FoundRowsProps<Answer extends Found> {
  /** The kind of rows, such as "pessoas", for screen readers. */
  label: string;
  query: {
    currentData?: Answer | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  count: (total: number) => string;
  failure: string;
  empty: ReactNode;
  /** Links to other pages: by address, or by a callback. */
  pages: { linkTo: (page: number) => string } | { onPage: (page: number) => void };
  children: (found: Answer) => ReactNode;
}

/** A list of the desk with its count, its pages, and its states: loading, failed, empty. */
export function FoundRows<Answer extends Found>(props: FoundRowsProps<Answer>) {
  const { label, query, count, failure, empty, pages, children } = props;
  const { currentData, error, isFetching, refetch } = query;
  if (!currentData && error)
    return (
      <ErrorState title={failure} onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  return (
    <List aria-label={label}>
      <p role="status">{currentData ? count(currentData.total) : null}</p>
      {currentData ? null : <RowsSkeleton label={`Carregando ${label.toLowerCase()}`} />}
      {currentData && currentData.data.length === 0 ? empty : null}
      {currentData && currentData.data.length > 0 ? <Rows>{children(currentData)}</Rows> : null}
      {currentData ? (
        'linkTo' in pages ? (
          <Pagination page={currentData.current_page} lastPage={currentData.last_page} linkTo={pages.linkTo} />
        ) : (
          <PageButtons
            label={`Páginas de ${label.toLowerCase()}`}
            page={currentData.current_page}
            lastPage={currentData.last_page}
            busy={isFetching}
            onPage={pages.onPage}
          />
        )
      ) : null}
    </List>
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  & > p[role='status'] {
    min-height: 1.5rem;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid ${token.color.rule};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.x1};
    padding-block: ${token.space.x2};
    border-bottom: 1px solid ${token.color.rule};
    overflow-wrap: anywhere;
  }
`;
