import {
  useDuplicateNotebookMutation,
  useRemoveNotebookMutation,
  useRenameNotebookMutation,
  useResetNotebookMutation,
} from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { toast } from '@mapa/ui-kit';
import type { Notebook } from '../model';

/** Actions on a notebook in the list. Each resolves to whether it succeeded. */
export function useNotebookActions({ id, nome }: Notebook) {
  const [rename, renaming] = useRenameNotebookMutation();
  const [duplicate, duplicating] = useDuplicateNotebookMutation();
  const [reset, resetting] = useResetNotebookMutation();
  const [remove, removing] = useRemoveNotebookMutation();

  /** Shows the outcome in a notice and returns it. */
  function say(error: unknown, done: string): boolean {
    if (error) sayFailure(error);
    else toast.success(done);
    return !error;
  }

  return {
    /** The dialog shows its refusal beside the input. */
    rename: async (name: string): Promise<boolean> => !(await rename({ id, nome: name })).error,
    renaming,
    duplicate: async (): Promise<void> => {
      const { data, error } = await duplicate({ caderno_id: id });
      say(error, `“${data?.nome ?? nome}” está nos seus cadernos, sem respostas.`);
    },
    isDuplicating: duplicating.isLoading,
    reset: async (): Promise<boolean> => say((await reset({ caderno_id: id })).error, `“${nome}” recomeçou do zero.`),
    isResetting: resetting.isLoading,
    remove: async (): Promise<boolean> => say((await remove({ id })).error, `“${nome}” foi apagado.`),
    isRemoving: removing.isLoading,
  };
}
