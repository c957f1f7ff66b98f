import { money } from '@mapa/domain';
import type { Plan } from '../model';

type Priced = Pick<Plan, 'preco_centavos' | 'periodo_meses' | 'parcelas_max' | 'renova' | 'juros'>;

const months = (count: number): string => (count === 1 ? '1 mês' : `${count} meses`);

/** One of equal parts, in centavos, rounded up, so that the displayed amount is never less than the charged one. */
const partOf = (cents: number, parts: number): number => Math.ceil(cents / parts);

/** Monthly price of a plan, in centavos. */
export const perMonth = ({ preco_centavos, periodo_meses }: Priced): number =>
  partOf(preco_centavos, Math.max(periodo_meses, 1));

/** The price as one amount: "R$ 149,40", or the word for free. */
export const priceOf = ({ preco_centavos }: Priced): string =>
  preco_centavos === 0 ? 'Grátis' : money(preco_centavos);

/** The billing period of a price: "por 6 meses". */
export function periodOf({ periodo_meses }: Priced): string {
  if (periodo_meses === 0) return 'sem prazo para acabar';
  return periodo_meses === 1 ? 'por mês' : `por ${months(periodo_meses)}`;
}

/**
 * The payment options: "à vista, ou em até 6 parcelas de R$ 24,90 no cartão"; a subscription is charged every month.
 */
export function paymentOf({ preco_centavos, parcelas_max, renova, juros }: Priced): string {
  if (renova) return 'cobrado todo mês no cartão, até você cancelar';
  if (parcelas_max <= 1) return 'à vista';
  // The issuer's interest is unknown here, so the instalments' amount is too.
  if (juros === 'comprador') return `à vista, ou em até ${parcelas_max} parcelas no cartão, com juros da operadora`;
  return `à vista, ou em até ${parcelas_max} parcelas de ${money(partOf(preco_centavos, parcelas_max))} no cartão`;
}

/** The line below a price; empty for a free plan. */
export function priceNote(plan: Priced): string {
  if (plan.preco_centavos === 0) return '';
  const payment = paymentOf(plan);
  return plan.periodo_meses > 1
    ? `${money(perMonth(plan))} por mês; ${payment}`
    : payment.replace(/^./, (first) => first.toUpperCase());
}
