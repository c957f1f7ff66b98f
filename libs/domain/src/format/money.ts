import { lazily } from './lazily';
import { grouped } from './numerals';

const CENTS = 100;
/** The currency of every price: reais, as ISO 4217 names them. */
export const CURRENCY = 'BRL';
const written = (currency: string) => new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
const others = lazily(() => written(CURRENCY));

/**
 * An amount in hundredths for people: "R$ 1.234,50" with a no-break space. `Intl` formats negative amounts, invalid
 * ones and other currencies.
 * @param currency ISO 4217
 */
export function money(cents: number, currency: string = CURRENCY): string {
  if (currency !== CURRENCY) return written(currency).format(cents / CENTS);
  if (!Number.isSafeInteger(cents) || cents < 0) return others().format(cents / CENTS);
  return `R$\u00a0${grouped(Math.floor(cents / CENTS))},${String(cents % CENTS).padStart(2, '0')}`;
}

/** Parses reais as people write them, "1.234,50", "R$ 20" or "20.5", to centavos; null for anything else. */
export function centsOf(text: string): number | null {
  const [, reais = '', cents = ''] =
    /^(?:R\$)?\s*(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return reais ? Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0')) : null;
}
