import { favoriteWish, useAppDispatch } from '@mapa/api-client';
import { draftKey, readDraft, sayFailure, sendKeptFavorite, useSession, writeDraft } from '@mapa/auth';
import { Button, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Favorite } from '../model';

/** Long enough to read the notice and undo the removal. */
const UNDO_MS = 10_000;

/**
 * Removes a question from the favourites, and restores it on "Desfazer". Replaces a pending favourite mark of the same
 * question on this device, which would otherwise undo the removal once sent; a failed request restores that mark,
 * because the list itself needs the server.
 */
export function useRemoveFavorite(onRemoved: (favorite: Favorite) => void) {
  const { studentId } = useSession();
  const dispatch = useAppDispatch();
  const [removing, setRemoving] = useState<number | null>(null);

  /** Returns whether the server stored the wanted state; shows a notice otherwise. */
  async function mark(id: number, isFavorite: boolean): Promise<boolean> {
    if (studentId === null) return false;
    const key = draftKey('favorita', studentId, id);
    const waiting = readDraft(key);
    writeDraft(key, favoriteWish(isFavorite));
    const end = await sendKeptFavorite({ dispatch, studentId }, id);
    if (end.kind === 'sent') return true;
    if (readDraft(key) === favoriteWish(isFavorite)) writeDraft(key, waiting);
    sayFailure(end.error);
    return false;
  }

  async function remove(favorite: Favorite) {
    setRemoving(favorite.id);
    const isRemoved = await mark(favorite.id, false);
    setRemoving(null);
    if (!isRemoved) return;
    onRemoved(favorite);
    const notice = toast(
      <>
        {favorite.codigo} saiu das suas favoritas.{' '}
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            toast.dismiss(notice);
            void mark(favorite.id, true);
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
