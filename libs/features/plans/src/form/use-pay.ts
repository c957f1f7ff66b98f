import { apiErrorOf, usePayMutation, type ApiError } from '@mapa/api-client';
import { IDEMPOTENCY_HEADER } from '@mapa/domain';
import type { Payment, PaymentArgs } from '../model';
import { attemptKey, endAttempt } from './attempt';

type Body = Omit<PaymentArgs, typeof IDEMPOTENCY_HEADER>;

/** Responses that end an attempt. After any other failure it is unknown whether the request arrived. */
const ANSWERS: readonly ApiError['kind'][] = ['invalid', 'forbidden', 'not-found', 'unauthorized'];

/** Sends an attempt to pay under its key, which stays the same until the attempt is settled. */
export function usePay(): (body: Body) => Promise<{ payment: Payment } | { failure: ApiError }> {
  const [pay] = usePayMutation();
  return async (body) => {
    const { data, error } = await pay({ ...body, [IDEMPOTENCY_HEADER]: attemptKey(body.plano_id) });
    if (data) {
      endAttempt(body.plano_id);
      return { payment: data };
    }
    const failure = apiErrorOf(error);
    if (ANSWERS.includes(failure.kind)) endAttempt(body.plano_id);
    return { failure };
  };
}
