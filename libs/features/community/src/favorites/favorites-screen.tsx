import { useFavoritesQuery, type ApiError } from '@mapa/api-client';
import { ErrorState, Lead, Page, PageTitle, RowsSkeleton, token, useListAddress, useScrollToPage } from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FoundList } from '../question-rows/row-look';
import { FAVORITES_ADDRESS } from './favorites-address';
import { FavoriteList } from './favorite-list';
import { MatterChoices } from './matter-choices';

/** The student's favourites, by matéria. */
export function FavoritesScreen() {
  const { filters, change } = useListAddress(FAVORITES_ADDRESS);
  const { currentData, data, error, isFetching, refetch } = useFavoritesQuery(filters);
  const list = useRef<HTMLElement>(null);
  useScrollToPage(list, filters.page ?? 1, String(filters.materia_id ?? ''));
  // Checked favourites persist across pages and matérias: a notebook may combine several.
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const matters = (currentData ?? data)?.materias ?? [];
  const handleMatter = (materia_id: number | undefined) => change({ materia_id });
  return (
    <Screen>
      <PageTitle>Favoritas</PageTitle>
      <Lead>As questões que você marcou para ter à mão. Responda aqui mesmo ou reúna as que quiser em um caderno.</Lead>
      <MatterChoices matters={matters} chosen={filters.materia_id} onChoose={handleMatter} />
      <FoundList ref={list} tabIndex={-1} aria-label="Questões favoritas">
        {currentData ? (
          <FavoriteList
            page={currentData}
            ticked={ticked}
            onTicked={setTicked}
            onRemoved={() => list.current?.focus({ preventScroll: true })}
          />
        ) : null}
        {!currentData && error ? (
          <ErrorState title="As favoritas não puderam ser carregadas" onRetry={refetch} busy={isFetching}>
            {(error as ApiError).message}
          </ErrorState>
        ) : null}
        {currentData || error ? null : <RowsSkeleton label="Carregando favoritas" />}
      </FoundList>
    </Screen>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  padding-block: ${token.space.x4} ${token.space.x8};
`;
