const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** An amount in centavos as people read it. */
export const money = (cents: number): string => currency.format(cents / 100);

/** A part of one as a whole percentage. */
export const share = (part: number): string => percent.format(part);
