import { useInstitutionProfileQuery } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import { MESSAGES, routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState, LandmarkIcon, Page } from '@mapa/ui-kit';
import { isBoard } from './board-data';
import { BoardHead } from './board-head';
import { BoardSections } from './board-sections';
import { BoardSkeleton } from './board-skeleton';

/** What a board asks, how and in which years: its raio-x. `id` is null for an address that names none. */
export function BoardScreen({ id }: { id: number | null }) {
  const { currentData, isError, isFetching, error, refetch } = useInstitutionProfileQuery({ id: id ?? 0 }, { skip: id === null });
  const board = currentData && isBoard(currentData) ? currentData : undefined;
  const isAbsent = id === null || (currentData && !board) || (isError && (error as ApiError).kind === 'not-found');
  if (board) {
    return (
      <Page>
        <BoardHead board={board} />
        <BoardSections key={board.id} board={board} />
      </Page>
    );
  }
  if (isAbsent) {
    return (
      <Page>
        <EmptyState
          icon={<LandmarkIcon />}
          title="Esta banca não existe"
          action={<ButtonLink to={routePath('boards')}>Ver bancas</ButtonLink>}
        >
          {MESSAGES.notFound}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      {isError ? (
        <ErrorState title="A banca não pôde ser carregada" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : (
        <BoardSkeleton />
      )}
    </Page>
  );
}
