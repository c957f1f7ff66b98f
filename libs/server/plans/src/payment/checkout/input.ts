import type { InputOf } from '@mapa/api-contract';
import { isCardNumber, isCpf, tidyName } from '@mapa/domain';
import { demandFilled, refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { demandNoCardNumber } from '../ledger/free-texts';
import type { PriceRow } from '../ledger/rows';

export type CheckoutBody = InputOf<'POST /api/customer-area/payment'>['body'];

/**
 * Refuses a card number wherever a checkout might contain one: in a text, or in place of a token or key, which are
 * random and never just a number.
 */
export function demandNoCard(
  key: string,
  { nome, endereco, bandeira, emissor, cartao_token = '' }: CheckoutBody,
): void {
  demandNoCardNumber({ nome, ...endereco, bandeira, emissor });
  if (isCardNumber(cartao_token)) throw refuse(PAYMENT.cardForToken);
  if (isCardNumber(key)) throw refuse(PAYMENT.cardForKey);
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
