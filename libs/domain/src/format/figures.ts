const number = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** A number as a Brazilian reads it. */
export const figure = (value: number): string => number.format(value);

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The same with one decimal where it has one: "58,4". */
export const decimalFigure = (value: number): string => decimal.format(value);

/** A number with its noun in singular or plural: "1 mapa", "12 mapas". */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** Questions, counted: "1 questão", "12 questões". */
export const questionsOf = (count: number): string => counted(count, 'questão', 'questões');

/** Progress in words: "12 de 40 questões". */
export const answeredOf = (answered: number, total: number): string => `${figure(answered)} de ${questionsOf(total)}`;

/** A share of a whole, 0–1, such as "75%". */
export const shareText = (share: number): string => percent.format(share);

/** From this share on one decimal rounds to a whole number and is left out. */
const COARSE_FROM = 0.0995;
const finePercent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** The same with one decimal below 10 %, so that no small share reads as 0 %: "32%", "4,5%". */
export const fineShareText = (share: number): string =>
  share < COARSE_FROM ? finePercent.format(share) : shareText(share);

/** Share of right answers among the right and the wrong, such as "75%"; null without any. Annulled ones are neither. */
export function accuracyText({
  respondidas,
  certas,
  erradas = respondidas - certas,
}: {
  respondidas: number;
  certas: number;
  erradas?: number;
}): string | null {
  return certas + erradas > 0 ? shareText(certas / (certas + erradas)) : null;
}
