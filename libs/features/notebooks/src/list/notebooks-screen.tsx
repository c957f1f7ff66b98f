import { useNotebooksQuery, type ApiError } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { PlanUse } from '@mapa/billing';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Lead,
  Page,
  PageTitle,
  Pagination,
  Skeleton,
  Stack,
  media,
  token,
  useListAddress,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Notebook, NotebookPage } from '../model';
import { NotebookCard } from './notebook-card';
import { NOTEBOOKS_ADDRESS } from './notebooks-address';
import { CreateOptions } from './create-options';

const PLAN_GATES = ['notebooks', 'questionsPerDay'] as const;

export interface NotebooksScreenProps {
  /** An additional action on a notebook from the application. */
  renderTool?: (notebook: Notebook) => ReactNode;
}

/** The student's notebooks, newest first, and the ways to make another. */
export function NotebooksScreen({ renderTool }: NotebooksScreenProps) {
  const { filters } = useListAddress(NOTEBOOKS_ADDRESS);
  const page = filters.page ?? 1;
  const { data, currentData, error, isFetching, refetch } = useNotebooksQuery({ page });
  const { status } = useSession();
  const found = useRef<HTMLElement>(null);
  useScrollToPage(found, page, NOTEBOOKS_ADDRESS.to({}));
  const failure = currentData ? undefined : (error as ApiError | undefined);
  const isBeyond = failure?.kind === 'not-found' && page > 1;
  const hasNone = currentData?.total === 0;

  // The plan's line is above the list, and the ways to make a notebook are beside or below it: all are shown together
  // once the profile and the first page have arrived, so that none shifts another.
  if (status === 'loading' || !(data || failure)) {
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  }
  return (
    <Frame>
      <PlanUse gates={PLAN_GATES} />
      {hasNone ? (
        <Lead>
          Um caderno junta as questões que você escolhe e guarda seu progresso nelas. Você ainda não tem nenhum.
        </Lead>
      ) : null}
      <Columns $alone={hasNone}>
        <section ref={found} tabIndex={-1} aria-label="Cadernos">
          {currentData ? <Rows page={currentData} renderTool={renderTool} /> : null}
          {isBeyond ? (
            <EmptyState
              title="Esta página não existe"
              action={<ButtonLink to={NOTEBOOKS_ADDRESS.to({})}>Ir para a primeira página</ButtonLink>}
            >
              A lista tem menos páginas do que isso.
            </EmptyState>
          ) : null}
          {failure && !isBeyond ? (
            <ErrorState title="Os cadernos não puderam ser carregados" onRetry={refetch} busy={isFetching}>
              {failure.message}
            </ErrorState>
          ) : null}
          {currentData || failure ? null : <Loading />}
        </section>
        <CreateOptions isFirst={hasNone} />
      </Columns>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <PageTitle>Meus cadernos</PageTitle>
      {children}
    </Screen>
  );
}

function Loading() {
  return (
    <Stack $gap="x4" aria-busy aria-label="Carregando seus cadernos" role="group">
      <Skeleton lines={2} height="11rem" />
    </Stack>
  );
}

function Rows({ page: { data, current_page, last_page }, renderTool }: { page: NotebookPage } & NotebooksScreenProps) {
  if (data.length === 0) return null;
  return (
    <>
      <ul aria-label="Meus cadernos">
        {data.map((notebook) => (
          <li key={notebook.id}>
            <NotebookCard notebook={notebook} tool={renderTool?.(notebook)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={current_page}
        lastPage={last_page}
        linkTo={(page) => NOTEBOOKS_ADDRESS.to(NOTEBOOKS_ADDRESS.change({}, { page }))}
      />
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Columns = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $alone }) => ($alone ? 0 : token.space.x6)};
  & > section {
    outline: none;
  }
  ${media.large} {
    grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 18rem')};
    align-items: start;
  }
`;
