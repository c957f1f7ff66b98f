import { type PaymentRefusal, webAddress } from '@mapa/domain';
import { ProviderAway, type ProviderCharge } from '../provider/provider';
import type { Json } from './client';

type State = ProviderCharge['state'];

/** Mercado Pago's `status`, as its API reference lists them. */
const STATES: Readonly<Record<string, State>> = {
  pending: 'pendente',
  authorized: 'em_analise',
  in_process: 'em_analise',
  in_mediation: 'contestado',
  approved: 'pago',
  rejected: 'recusado',
  cancelled: 'cancelado',
  refunded: 'estornado',
  charged_back: 'contestado',
};

/** Its `status_detail` of refusals. */
const REFUSALS: Readonly<Record<string, PaymentRefusal>> = {
  cc_rejected_insufficient_amount: 'saldo_insuficiente',
  cc_amount_rate_limit_exceeded: 'saldo_insuficiente',
  cc_rejected_bad_filled_security_code: 'codigo_seguranca',
  cc_rejected_bad_filled_date: 'validade',
  cc_rejected_bad_filled_card_number: 'dados_do_cartao',
  cc_rejected_bad_filled_other: 'dados_do_cartao',
  cc_rejected_call_for_authorize: 'autorizar_no_banco',
  cc_rejected_card_disabled: 'cartao_desativado',
  cc_rejected_card_type_not_allowed: 'cartao_desativado',
  cc_rejected_invalid_installments: 'parcelas',
  cc_rejected_max_attempts: 'tentativas',
  cc_rejected_duplicated_payment: 'duplicado',
  cc_rejected_blacklist: 'risco',
  cc_rejected_high_risk: 'risco',
  rejected_high_risk: 'risco',
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** Reais as JSON numbers, in centavos. */
function centsOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw new ProviderAway('no amount');
  return Math.round(value * 100);
}

/** An amount without its currency is not accepted. */
function currencyOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) throw new ProviderAway('no currency');
  return value;
}

/** The payer's total: with interest it exceeds the amount. Ignored before the payment. */
function totalOf(details: Json, amountCents: number): number | null {
  const total = details['total_paid_amount'];
  const cents = typeof total === 'number' && Number.isFinite(total) ? Math.round(total * 100) : 0;
  return cents >= amountCents ? cents : null;
}

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 99 ? value : null;

function dateOf(value: unknown): Date | null {
  const at = typeof value === 'string' ? new Date(value) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

/** An id: a number for payments, a text for recurring charges. */
export const idOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOf(value);

function stateOf({ status, status_detail: detail }: Json, refunded: number): State {
  const state = STATES[String(status)];
  if (!state) throw new ProviderAway(`unknown status ${String(status).slice(0, 40)}`);
  if (state === 'cancelado' && detail === 'expired') return 'expirado';
  // A dispute that the seller won leaves the payment approved.
  if (status === 'charged_back' && detail === 'reimbursed') return 'pago';
  return state === 'pago' && refunded > 0 ? 'estornado_parcial' : state;
}

/** Converts a payment of Mercado Pago's API; throws ProviderAway if the response is not one. */
export function chargeOf(json: Json): ProviderCharge {
  const id = idOf(json['id']);
  if (!id) throw new ProviderAway('no payment');
  const refundedCents =
    json['transaction_amount_refunded'] === undefined ? 0 : centsOf(json['transaction_amount_refunded']);
  const state = stateOf(json, refundedCents);
  const pix = objectOf(objectOf(json['point_of_interaction'])['transaction_data']);
  const details = objectOf(json['transaction_details']);
  const amountCents = centsOf(json['transaction_amount']);
  if (amountCents === 0) throw new ProviderAway('no amount');
  const recurring = idOf(objectOf(json['metadata'])['preapproval_id']) ?? idOf(pix['subscription_id']);
  return {
    id,
    reference: textOf(json['external_reference']),
    recurringId: recurring,
    state,
    refusal: state === 'recusado' ? (REFUSALS[String(json['status_detail'])] ?? 'outro') : null,
    amountCents,
    currency: currencyOf(json['currency_id']),
    totalPaidCents: totalOf(details, amountCents),
    instalments: countOf(json['installments']),
    refundedCents,
    paidAt: dateOf(json['date_approved']),
    expiresAt: dateOf(json['date_of_expiration']),
    updatedAt: dateOf(json['date_last_updated']) ?? dateOf(json['date_created']) ?? new Date(0),
    pixCode: textOf(pix['qr_code']),
    boletoLine: textOf(details['digitable_line']),
    boletoBarcode: textOf(objectOf(details['barcode'])['content']) ?? textOf(objectOf(json['barcode'])['content']),
    boletoUrl: webAddress(textOf(details['external_resource_url']) ?? ''),
  };
}

/** The list of a search. */
export function resultsOf(json: Json | null): Json[] {
  const results = json?.['results'];
  if (!Array.isArray(results)) throw new ProviderAway('no results');
  return results.map(objectOf);
}
