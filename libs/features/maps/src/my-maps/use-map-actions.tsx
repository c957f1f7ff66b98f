import { useRemoveMapMutation, useResetMapMutation, useSelectMapMutation } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { Button, toast } from '@mapa/ui-kit';
import type { StudentMap } from '../model';

/** Long enough to read the notice and undo. */
const UNDO_MS = 10_000;

/** Actions on a map in the list. */
export function useMapActions({ mapa: { id, nome } }: StudentMap) {
  const [remove, removing] = useRemoveMapMutation();
  const [reset, resetting] = useResetMapMutation();
  const [select] = useSelectMapMutation();

  async function putBack() {
    const { error } = await select({ mapa_id: id });
    if (error) sayFailure(error);
  }

  async function handleRemove() {
    const { error } = await remove({ id });
    if (error) return sayFailure(error);
    const notice = toast(
      <>
        “{nome}” saiu dos seus mapas. O progresso fica guardado.{' '}
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            toast.dismiss(notice);
            void putBack();
          }}
        >
          Desfazer
        </Button>
      </>,
      { duration: UNDO_MS },
    );
  }

  /** Resolves to whether the map was reset. */
  async function handleReset(): Promise<boolean> {
    const { error } = await reset({ mapa_id: id });
    if (error) sayFailure(error);
    else toast.success(`“${nome}” recomeçou do zero.`);
    return !error;
  }

  return { handleRemove, handleReset, isRemoving: removing.isLoading, isResetting: resetting.isLoading };
}
