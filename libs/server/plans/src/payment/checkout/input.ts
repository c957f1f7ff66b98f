import { createHash } from 'node:crypto';
import type { InputOf } from '@mapa/api-contract';
import { isCpf, tidyName } from '@mapa/domain';
import { demandFilled, PAYMENT, refuse } from '@mapa/server-platform';
import type { PriceRow } from '../ledger/rows';

export type CheckoutBody = InputOf<'POST /api/customer-area/payment'>['body'];

/**
 * SHA-256 of a checkout's body with sorted fields, stored with its idempotency key. Of a card's token only this hash is
 * kept.
 */
export function hashOf(body: CheckoutBody): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([key, one]) => [key, sorted(one)]),
        )
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');
}

/** The payer of a checkout; refuses an invalid name or CPF. */
export function demandPayer({ cpf, nome }: CheckoutBody): { name: string; cpf: string } {
  if (!isCpf(cpf)) throw refuse(PAYMENT.badCpf);
  const name = tidyName(nome);
  demandFilled({ nome: name });
  return { name, cpf: cpf.replace(/\D/g, '') };
}

/** Refuses a payment method that the plan does not offer, or that lacks required fields. */
export function demandMethod(
  { metodo, parcelas = 1, cartao_token, endereco }: CheckoutBody,
  { renews, maxInstalments }: PriceRow,
): void {
  if (renews && metodo !== 'cartao') throw refuse(PAYMENT.onlyCard);
  const most = metodo === 'cartao' ? maxInstalments : 1;
  if (parcelas > most) throw refuse(PAYMENT.tooManyInstalments, { limite: most });
  if (metodo === 'cartao' && !cartao_token) throw refuse(PAYMENT.noCard);
  if (metodo === 'boleto' && !endereco) throw refuse(PAYMENT.noAddress);
}
