import { useReportCommentMutation } from '@mapa/api-client';
import type { ReportReason } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { ReportDialog } from '../../report/report-dialog';
import type { CommentView } from './model';

const REASONS: readonly ReportReason[] = ['ofensivo', 'propaganda', 'outro'];

export interface CommentReportProps {
  comment: Pick<CommentView, 'id' | 'autor'>;
  onClose: () => void;
}

/** Reports an inappropriate comment to the moderators. */
export function CommentReport({ comment: { id, autor }, onClose }: CommentReportProps) {
  const [send, { isLoading, error }] = useReportCommentMutation();

  async function handleSend(motivo: ReportReason, texto: string, confirm: () => void) {
    const { data } = await send({ comentario_id: id, motivo, ...(texto.trim() ? { texto } : {}) });
    if (!data) return;
    confirm();
    onClose();
    toast.success('Obrigado! A equipe vai olhar este comentário.', { id: 'questao' });
  }

  return (
    <ReportDialog
      title="Denunciar comentário"
      description={`Comentário de ${autor}`}
      about={`comentario-${id}`}
      reasons={REASONS}
      busy={isLoading}
      error={error}
      onSend={(...report) => void handleSend(...report)}
      onClose={onClose}
    />
  );
}
