import { useCancelPlanMutation } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import { useSessionActions } from '@mapa/auth';
import { dayText } from '@mapa/domain';
import { Button, Dialog, toast } from '@mapa/ui-kit';
import { Consequences, Refused } from '../shared/dialog-parts';

export interface CancelDialogProps {
  onClose: () => void;
}

/** Says what follows from ending a paid plan, and ends it. */
export function CancelDialog({ onClose }: CancelDialogProps) {
  const [cancel, { isLoading, error }] = useCancelPlanMutation();
  const { refreshProfile } = useSessionActions();

  const handleCancel = async () => {
    const { data } = await cancel({});
    if (!data) return;
    onClose();
    toast.success(outcomeText(data));
    await refreshProfile();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cancelar o plano?"
      description="O que já é seu continua: mapas, cadernos, respostas e progresso."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Manter o plano
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void handleCancel()}>
            Cancelar o plano
          </Button>
        </>
      }
    >
      <Consequences>
        <li>Em até 7 dias da compra, você recebe de volta tudo o que pagou, e o plano termina na hora.</li>
        <li>Depois disso, o plano vale até o fim do período que já foi pago.</li>
        <li>Então voltam os limites do plano gratuito, só para o que for novo.</li>
      </Consequences>
      {error ? <Refused role="alert">{(error as ApiError).message}</Refused> : null}
    </Dialog>
  );
}

function outcomeText({ estornado, vigente_ate }: { estornado: boolean; vigente_ate: string | null }): string {
  if (estornado) return 'Plano cancelado. O que você pagou será devolvido.';
  return vigente_ate ? `Plano cancelado. Ele vale até ${dayText(vigente_ate)}.` : 'Plano cancelado.';
}
