import { useDeleteCommentMutation } from '@mapa/api-client';
import { ActionDialog, toast } from '@mapa/ui-kit';
import { failureOf } from '../../student-state/say-failure';
import { Problem } from '../../report/problem';
import type { CommentView } from './model';

export interface DeleteCommentProps {
  comment: Pick<CommentView, 'id'>;
  onClose: () => void;
}

/** Asks before an own comment is deleted with its votes. */
export function DeleteComment({ comment, onClose }: DeleteCommentProps) {
  const [remove, { isLoading, error }] = useDeleteCommentMutation();

  async function handleDelete() {
    const { data, error: failure } = await remove({ id: comment.id });
    // Already deleted, in another tab.
    if (!data && failureOf(failure).kind !== 'not-found') return;
    onClose();
    toast.success('Comentário apagado.', { id: 'questao' });
  }

  return (
    <ActionDialog
      title="Apagar o seu comentário?"
      description="Ele some para todos, com os votos que recebeu."
      action="Apagar"
      isDangerous
      busy={isLoading}
      onAct={() => void handleDelete()}
      onClose={onClose}
    >
      {error ? <Problem>{failureOf(error).message}</Problem> : null}
    </ActionDialog>
  );
}
