import { useDecideProposalMutation } from '@mapa/api-client';
import { toast } from '@mapa/ui-kit';
import { ActDialog } from '../acts/act-dialog';
import type { Proposal } from '../model';

/** Refuses a proposed correction with a reason, which its author reads. */
export function RefuseDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const [decide, { error, isLoading }] = useDecideProposalMutation();
  const handleRefuse = async (motivo: string) => {
    const { data } = await decide({ id: proposal.id, aceita: false, motivo });
    if (!data) return;
    toast.success('A proposta foi recusada.');
    onClose();
  };
  return (
    <ActDialog
      title="Recusar a proposta"
      description={`A questão ${proposal.questao.codigo} fica como está.`}
      label="Recusar"
      busy={isLoading}
      error={error}
      meanwhile={undefined}
      readBy="quem propôs o lê"
      onAct={(motivo) => void handleRefuse(motivo)}
      onClose={onClose}
    />
  );
}
