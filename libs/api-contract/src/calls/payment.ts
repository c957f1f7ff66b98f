import type { Call, CallName } from '../call';
import { listOf } from '../schemas/common';
import { CancelResult, Payment, PaymentBody, PaymentHeaders, PaymentQuery } from '../schemas/own/payment';

export const paymentCalls = {
  'POST /api/customer-area/payment': {
    summary: 'Paga um plano; repetir com a mesma Idempotency-Key não cobra de novo.',
    access: 'signed-in',
    headers: PaymentHeaders,
    body: PaymentBody,
    response: Payment,
  },
  'GET /api/customer-area/payment': {
    summary: 'Os pagamentos de quem chama, os últimos primeiro.',
    access: 'signed-in',
    query: PaymentQuery,
    response: listOf(Payment),
  },
  'POST /api/plan/cancel': {
    summary: 'Cancela o plano de quem chama.',
    access: 'signed-in',
    response: CancelResult,
  },
} as const satisfies Partial<Record<CallName, Call>>;
