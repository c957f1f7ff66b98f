import { routePath } from '@mapa/domain';
import { ButtonLink, FoundPage, ListChecksIcon, useListAddress } from '@mapa/ui-kit';
import type { FavoritePage } from '../model';
import { Rows } from '../question-rows/row-look';
import { FavoriteRow } from './favorite-row';
import { FAVORITES_ADDRESS } from './favorites-address';
import { GatherBar } from './gather-bar';
import { useRemoveFavorite } from './use-remove-favorite';

interface FavoriteListProps {
  page: FavoritePage;
  ticked: ReadonlySet<number>;
  onTicked: (ids: ReadonlySet<number>) => void;
  /** Called when a removed row has taken the focus with it. */
  onRemoved: () => void;
}

/** A page of favourites, with actions on the checked ones. */
export function FavoriteList({ page, ticked, onTicked, onRemoved }: FavoriteListProps) {
  const { filters, change } = useListAddress(FAVORITES_ADDRESS);

  const without = (id: number) => new Set([...ticked].filter((other) => other !== id));
  const handleTick = (id: number) => onTicked(ticked.has(id) ? without(id) : new Set([...ticked, id]));

  const { removing, handleRemove } = useRemoveFavorite(({ id }) => {
    onTicked(without(id));
    onRemoved();
    const previous = page.current_page - 1;
    if (page.data.length === 1 && previous > 0) change({ page: previous });
  });

  const matter = page.materias.find(({ id }) => id === filters.materia_id);

  return (
    <FoundPage
      page={page}
      linkTo={(next) => FAVORITES_ADDRESS.to(FAVORITES_ADDRESS.change(filters, { page: next }))}
      isFiltered={filters.materia_id !== undefined}
      onClear={() => change({ materia_id: undefined })}
      icon={<ListChecksIcon />}
      nothing={{ title: 'Nenhuma favorita nesta matéria', text: 'Veja as das outras matérias.' }}
      none={{
        title: 'Você ainda não tem favoritas',
        text: 'Marque uma questão como favorita para voltar a ela quando quiser: o botão fica em cada questão.',
        action: <ButtonLink to={routePath('questions')}>Ver questões</ButtonLink>,
      }}
    >
      <GatherBar page={page} ticked={ticked} matter={matter?.nome} onClear={() => onTicked(new Set())} />
      <Rows>
        {page.data.map((favorite) => (
          <li key={favorite.id}>
            <FavoriteRow
              favorite={favorite}
              isTicked={ticked.has(favorite.id)}
              onTick={() => handleTick(favorite.id)}
              isRemoving={removing === favorite.id}
              onRemove={() => handleRemove(favorite)}
            />
          </li>
        ))}
      </Rows>
    </FoundPage>
  );
}
