import { money, shareText } from '@mapa/domain';
import type { Plan } from '../model';
import { paymentOf, perMonth } from './price';

interface Comparison {
  /** The paid plans of the shortest and of the longest period. */
  plans: readonly [Plan, Plan];
  rows: readonly (readonly [name: string, ofShort: string, ofLong: string])[];
  /** What the longer one saves; empty where it saves nothing. */
  saving: string;
}

/** The shortest paid plan against the longest, over the months of the longest; null where there is no choice. */
export function compare(onSale: readonly Plan[]): Comparison | null {
  const paid = onSale.filter(({ preco_centavos, periodo_meses }) => preco_centavos > 0 && periodo_meses > 0);
  const byPeriod = paid.toSorted((one, other) => one.periodo_meses - other.periodo_meses);
  const [short, long] = [byPeriod[0], byPeriod.at(-1)];
  if (!short || !long || short.periodo_meses === long.periodo_meses) return null;
  const span = long.periodo_meses;
  const total = short.preco_centavos * Math.ceil(span / short.periodo_meses);
  const saved = total - long.preco_centavos;
  return {
    plans: [short, long],
    rows: [
      ['Por mês', money(perMonth(short)), money(perMonth(long))],
      [`Em ${span} meses`, money(total), money(long.preco_centavos)],
      ['Pagamento', paymentOf(short), paymentOf(long)],
    ],
    saving:
      saved > 0
        ? `Em ${span} meses, o plano ${long.nome} custa ${money(saved)} a menos do que o plano ${short.nome} (${shareText(saved / total)}).`
        : '',
  };
}
