import { money } from '@mapa/domain';
import type { Plan } from '../model';
import { perMonth } from './price';

interface Recommendation {
  plan: Plan;
  /** The reason: its monthly price, and the difference to the next one. */
  reason: string;
}

/** The paid plan with the lowest monthly price; null without another plan, or if another is as cheap. */
export function recommend(onSale: readonly Plan[]): Recommendation | null {
  const paid = onSale.filter(({ preco_centavos, periodo_meses }) => preco_centavos > 0 && periodo_meses > 0);
  const [plan, next] = paid.toSorted((one, other) => perMonth(one) - perMonth(other));
  if (!plan || !next) return null;
  const saved = perMonth(next) - perMonth(plan);
  if (saved === 0) return null;
  const reason = `O menor preço por mês: ${money(perMonth(plan))}, ${money(saved)} a menos do que no plano ${next.nome}`;
  return { plan, reason };
}
