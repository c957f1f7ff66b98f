import { useMarkFavoriteMutation } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { Button, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Favorite } from '../model';

/** Long enough to read and to take it back. */
const UNDO_MS = 10_000;

/** Takes a question out of the favourites, and back in when the student thinks better of it. */
export function useRemoveFavorite(onRemoved: (favorite: Favorite) => void) {
  const [mark] = useMarkFavoriteMutation();
  const [removing, setRemoving] = useState<number | null>(null);

  async function putBack(id: number) {
    const { error } = await mark({ questao_id: id, favorita: true });
    if (error) sayFailure(error);
  }

  async function remove(favorite: Favorite) {
    setRemoving(favorite.id);
    const { error } = await mark({ questao_id: favorite.id, favorita: false });
    setRemoving(null);
    if (error) return sayFailure(error);
    onRemoved(favorite);
    const notice = toast(
      <>
        {favorite.codigo} saiu das suas favoritas.{' '}
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            toast.dismiss(notice);
            void putBack(favorite.id);
          }}
        >
          Desfazer
        </Button>
      </>,
      { duration: UNDO_MS },
    );
  }

  return { removing, handleRemove: (favorite: Favorite) => void remove(favorite) };
}
