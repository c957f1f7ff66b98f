import { useDiscardSittingMutation } from '@mapa/api-client';
import { FailureNote } from '@mapa/billing';
import { routePath } from '@mapa/domain';
import { ActionDialog } from '@mapa/ui-kit';
import { useNavigate } from 'react-router-dom';
import type { Sitting } from '../model';

/** Deletes a sitting without a trace. */
export function DiscardDialog({ view, onClose }: { view: Sitting; onClose: () => void }) {
  const [discard, { isLoading, error }] = useDiscardSittingMutation();
  const navigate = useNavigate();

  async function drop() {
    const { data } = await discard({ id: view.id });
    if (data) void navigate(routePath('sittings'), { replace: true });
  }

  return (
    <ActionDialog
      title="Descartar o simulado?"
      description="As marcações são apagadas, e nada deste simulado conta no seu desempenho. O que você respondeu fora dele continua valendo. Isso não pode ser desfeito."
      stay="Voltar à prova"
      action="Descartar"
      isDangerous
      busy={isLoading}
      onAct={() => void drop()}
      onClose={onClose}
    >
      <FailureNote error={error} />
    </ActionDialog>
  );
}
