import { useDeleteCommentMutation } from '@mapa/api-client';
import { Button, Dialog, toast } from '@mapa/ui-kit';
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
    <Dialog
      open
      onOpenChange={onClose}
      title="Apagar o seu comentário?"
      description="Ele some para todos, com os votos que recebeu."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void handleDelete()}>
            Apagar
          </Button>
        </>
      }
    >
      {error ? <Problem>{failureOf(error).message}</Problem> : null}
    </Dialog>
  );
}
