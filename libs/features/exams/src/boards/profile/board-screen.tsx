import { useInstitutionProfileQuery, type ApiError } from '@mapa/api-client';
import { MESSAGES, routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState, LandmarkIcon, Link, Page, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { isBoard } from './board-data';
import { BoardHead } from './board-head';
import { BoardSections } from './board-sections';
import { BoardSkeleton } from './board-skeleton';

/**
 * Profile of a board (raio-x): subjects, question types and years of its questions. `id` is null for an invalid
 * address.
 */
export function BoardScreen({ id }: { id: number | null }) {
  const { currentData, isError, isFetching, error, refetch } = useInstitutionProfileQuery(
    { id: id ?? 0 },
    { skip: id === null },
  );
  const board = currentData && isBoard(currentData) ? currentData : undefined;
  const failure = isError && !board ? (error as ApiError) : null;
  const isAbsent = id === null || (currentData && !board) || failure?.kind === 'not-found';
  return (
    <Page>
      <Way aria-label="Você está em">
        <Link look="quiet" to={routePath('boards')}>
          Bancas
        </Link>
      </Way>
      {board ? (
        <>
          <BoardHead board={board} />
          <BoardSections key={board.id} board={board} />
        </>
      ) : null}
      {isAbsent ? (
        <EmptyState
          icon={<LandmarkIcon />}
          title="Esta banca não existe"
          action={<ButtonLink to={routePath('boards')}>Ver bancas</ButtonLink>}
        >
          {MESSAGES.notFound}
        </EmptyState>
      ) : null}
      {failure && !isAbsent ? (
        <ErrorState title="A banca não pôde ser carregada" onRetry={refetch} busy={isFetching}>
          {failure.message}
        </ErrorState>
      ) : null}
      {board || isAbsent || failure ? null : <BoardSkeleton />}
    </Page>
  );
}

const Way = styled.nav`
  padding-block: ${token.space.x3} ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
