const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** An amount in centavos as people read it. */
export const money = (cents: number): string => currency.format(cents / 100);

/** Reais as people write them, "1.234,50", "R$ 20" or "20.5", in centavos; null for anything else. */
export function centsOf(text: string): number | null {
  const [, reais = '', cents = ''] =
    /^(?:R\$)?\s*(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return reais ? Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0')) : null;
}
