import { legalDayText } from '@mapa/domain';
import { ActionDialog, Consequences } from '@mapa/ui-kit';
import { Refused } from '../sections/dialog-parts';
import type { Bought } from './model';
import { useEnding } from './use-ending';

export interface CancelDialogProps {
  bought: Bought;
  onClose: () => void;
  onEnded: () => void;
}

/** Explains the consequences of cancelling the renewal, then cancels the subscription at the end of its period. */
export function CancelDialog({ bought, onClose, onEnded }: CancelDialogProps) {
  const { vigente_ate, arrependimento_ate, status } = bought;
  const { end, isLoading, refusal } = useEnding({
    bought,
    onClose,
    onEnded,
    done: ({ vigente_ate: until }) =>
      until ? `Assinatura cancelada. O plano vale até ${legalDayText(until)}.` : 'Assinatura cancelada.',
  });
  return (
    <ActionDialog
      title="Cancelar a assinatura?"
      description="O que já é seu continua: mapas, cadernos, respostas e progresso."
      action="Cancelar a assinatura"
      stay="Manter a assinatura"
      isDangerous
      busy={isLoading}
      onAct={() => void end({})}
      onClose={onClose}
    >
      <Consequences>
        {status === 'em_atraso' ? (
          <li>O período pago terminou em {legalDayText(vigente_ate)}: o plano termina agora.</li>
        ) : (
          <li>O plano vale até {legalDayText(vigente_ate)}, o fim do período que já foi pago.</li>
        )}
        <li>Nada mais será cobrado.</li>
        <li>Então voltam os limites do plano gratuito, só para o que for novo.</li>
        {arrependimento_ate ? (
          <li>Nada é devolvido. Para receber de volta o que pagou, use “Desistir da compra”.</li>
        ) : null}
      </Consequences>
      {refusal ? <Refused role="alert">{refusal}</Refused> : null}
    </ActionDialog>
  );
}
