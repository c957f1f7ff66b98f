import type { ResultOf } from '@mapa/api-contract';
import { isPaymentOpen, PAYMENT_REFUSALS, type PlanId } from '@mapa/domain';
import { encode } from 'uqr';
import type { PaymentRow } from '../ledger/rows';
import { regretUntil } from '../subscriptions/regret';

type Payment = ResultOf<'GET /api/customer-area/payment/{id}'>;

const QUIET_ZONE = 4;

/** The dark squares of a code as one path of an SVG, row by row. */
function qrOf(code: string): { lado: number; caminho: string } {
  const { data, size } = encode(code, { border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) found.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
    return found;
  });
  return { lado: size, caminho: runs.join('') };
}

/** A payment with what its student sees of it. */
export interface ShownPayment {
  readonly payment: PaymentRow;
  readonly planId: string;
  readonly planName: string;
}

/** A payment in the wire's format, without the useless codes of one that is over. */
export function presentPayment({ payment, planId, planName }: ShownPayment, now: Date): Payment {
  const isOpen = isPaymentOpen(payment.state);
  const pixCode = isOpen ? payment.pixCode : null;
  const until = regretUntil(payment);
  return {
    id: payment.id,
    plano_id: planId as PlanId,
    plano_nome: planName,
    metodo: payment.method,
    status: payment.state,
    recusa: payment.refusal && { codigo: payment.refusal, sentenca: PAYMENT_REFUSALS[payment.refusal] },
    valor_centavos: payment.amountCents,
    moeda: payment.currency,
    estornado_centavos: payment.refundedCents,
    total_pago_centavos: payment.totalPaidCents,
    parcelas: payment.instalments,
    renovacao: payment.checkoutId === null,
    criado_em: payment.createdAt.toISOString(),
    pago_em: payment.paidAt?.toISOString() ?? null,
    vence_em: payment.expiresAt?.toISOString() ?? null,
    pix_codigo: pixCode,
    pix_qr: pixCode ? qrOf(pixCode) : null,
    boleto_linha: isOpen ? payment.boletoLine : null,
    boleto_url: isOpen ? payment.boletoUrl : null,
    arrependimento_ate: payment.state === 'pago' && until && until > now ? until.toISOString() : null,
  };
}
