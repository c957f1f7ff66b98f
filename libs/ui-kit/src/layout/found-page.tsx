import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { ButtonLink } from '../actions/link';
import { EmptyState } from '../feedback/empty-state';
import { token } from '../theme/token';
import { Meta } from '../typography/title';
import { Pagination } from './pagination';

export interface FoundPageProps {
  page: { data: readonly unknown[]; total: number; current_page: number; last_page: number };
  /** The address of another page of the list. */
  linkTo: (page: number) => string;
  isFiltered: boolean;
  onClear: () => void;
  icon: ReactNode;
  /** Text for a filter without results, and what to try. */
  nothing: { title: string; text: string };
  /** Text for an empty list even without filters; the action is the next step. */
  none: { title: string; text: string; action?: ReactNode };
  /** The rows. */
  children: ReactNode;
}

/** A page of results with pagination, or the next step if it is empty. */
export function FoundPage({ page, linkTo, isFiltered, onClear, icon, nothing, none, children }: FoundPageProps) {
  const { data, total, current_page, last_page } = page;
  if (data.length > 0) {
    return (
      <>
        {children}
        <Foot>
          {current_page === last_page ? <Meta>Fim da lista.</Meta> : null}
          <Pagination page={current_page} lastPage={last_page} linkTo={linkTo} />
        </Foot>
      </>
    );
  }
  if (total > 0) {
    return (
      <EmptyState
        icon={icon}
        title="Esta página não existe"
        action={<ButtonLink to={linkTo(1)}>Ir para a primeira página</ButtonLink>}
      >
        A lista tem menos páginas do que isso.
      </EmptyState>
    );
  }
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={none.title} action={none.action}>
        {none.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={nothing.title} action={<Button onClick={onClear}>Limpar filtros</Button>}>
      {nothing.text}
    </EmptyState>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.x2};
  padding-block: ${token.space.x1} ${token.space.x4};
`;
