import { numerals } from './numerals';

/** A number in Brazilian notation. */
export const figure = numerals({ style: 'decimal', decimals: 3 });

/** The same with at most one decimal: "58,4". */
export const decimalFigure = numerals({ style: 'decimal', decimals: 1 });

/** A number with its noun in singular or plural: "1 mapa", "12 mapas". */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** Questions, counted: "1 questão", "12 questões". */
export const questionsOf = (count: number): string => counted(count, 'questão', 'questões');

/** Progress in words: "12 de 40 questões". */
export const answeredOf = (answered: number, total: number): string => `${figure(answered)} de ${questionsOf(total)}`;

/** A share of a whole, 0–1, such as "75%". */
export const shareText = numerals({ style: 'percent', decimals: 0 });

/** From this share on, one decimal would round to a whole number and is omitted. */
const COARSE_FROM = 0.0995;
const finePercent = numerals({ style: 'percent', decimals: 1 });

/** The same with one decimal below 10 %, so that no small share reads as 0 %: "32%", "4,5%". */
export const fineShareText = (share: number): string => (share < COARSE_FROM ? finePercent(share) : shareText(share));

/** Share of right answers among right and wrong ones, such as "75%"; null without any. Annulled ones are neither. */
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

/** Right answers out of all: "84 de 120 (70%)"; a dash without answers. */
export const tallyText = ({ certas, respondidas }: { certas: number; respondidas: number }): string =>
  respondidas === 0 ? '–' : `${figure(certas)} de ${figure(respondidas)} (${shareText(certas / respondidas)})`;

/** Why a subject is worth studying: its frequency in exams, and the student's accuracy in it. */
export function suggestionText({
  incidencia,
  respondidas,
  certas,
}: {
  incidencia: number;
  respondidas: number;
  certas: number;
}): string {
  const asked = `${shareText(incidencia / 100)} das questões`;
  if (respondidas === 0) return `${asked}, e você ainda não respondeu nenhuma`;
  return `${asked} · ${shareText(certas / respondidas)} de acerto em ${questionsOf(respondidas)}`;
}
