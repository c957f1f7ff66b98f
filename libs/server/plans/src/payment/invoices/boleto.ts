import type { ResultOf } from '@mapa/api-contract';
import { isPaymentOpen } from '@mapa/domain';
import { refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import type { PaymentContext } from '../ledger/context';
import type { ShownPayment } from './present';

type Boleto = ResultOf<'GET /api/customer-area/payment/{id}/boleto'>;

/** The printable data of an unpaid boleto; refuses any other payment. */
export function boletoOf({ seller, provider }: PaymentContext, { payment, planName }: ShownPayment): Boleto {
  const { boletoLine, expiresAt, payerName, payerCpf } = payment;
  if (payment.method !== 'boleto' || !isPaymentOpen(payment.state) || !boletoLine || !expiresAt)
    throw refuse(PAYMENT.noBoleto);
  return {
    beneficiario: seller,
    pagador: {
      nome: payerName ?? '',
      cpf: payerCpf ?? '',
      endereco: payment.payerAddress as Boleto['pagador']['endereco'],
    },
    linha_digitavel: boletoLine,
    codigo_barras: payment.boletoBarcode,
    valor_centavos: payment.amountCents,
    vence_em: expiresAt.toISOString(),
    descricao: `Mapa: plano ${planName}`,
    url: payment.boletoUrl,
    demonstracao: provider.name === 'sandbox',
  };
}
