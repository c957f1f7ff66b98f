import { PAYMENT_STATES, optionLabel, type PaymentState } from '@mapa/domain';
import { Badge, type BadgeTone } from '@mapa/ui-kit';

const TONES: Readonly<Record<PaymentState, BadgeTone>> = {
  processando: 'info',
  pendente: 'info',
  em_analise: 'info',
  pago: 'success',
  recusado: 'danger',
  cancelado: 'neutral',
  expirado: 'neutral',
  estornado_parcial: 'neutral',
  estornado: 'neutral',
  contestado: 'danger',
};

/** State of a payment, as a badge. */
export const PaymentBadge = ({ status }: { status: PaymentState }) => (
  <Badge tone={TONES[status]}>{optionLabel(PAYMENT_STATES, status)}</Badge>
);
