import { useReportQuestionMutation } from '@mapa/api-client';
import { useRequireLogin } from '@mapa/auth';
import type { ReportReason } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import type { PanelQuestion } from '../model';
import { ReportDialog } from './report-dialog';

const REASONS: readonly ReportReason[] = ['enunciado', 'gabarito', 'assunto', 'desatualizada', 'ofensivo', 'outro'];

export interface QuestionReportProps {
  question: Pick<PanelQuestion, 'id' | 'codigo'>;
  onClose: () => void;
}

/** Reports an error in a question to the moderators. */
export function QuestionReport({ question: { id, codigo }, onClose }: QuestionReportProps) {
  const [send, { isLoading, error }] = useReportQuestionMutation();
  const requireLogin = useRequireLogin();

  async function handleSend(motivo: ReportReason, texto: string, confirm: () => void) {
    const { data } = await send({ questao_id: id, motivo, ...(texto.trim() ? { texto } : {}) });
    if (!data) return;
    confirm();
    onClose();
    toast.success('Obrigado! A equipe vai conferir a questão.', { id: 'questao' });
  }

  return (
    <ReportDialog
      title="Avisar de um erro"
      description={`Questão ${codigo}`}
      about={`questao-${id}`}
      reasons={REASONS}
      busy={isLoading}
      error={error}
      onSend={(...report) => requireLogin(() => void handleSend(...report))}
      onClose={onClose}
    />
  );
}
