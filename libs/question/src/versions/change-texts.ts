import { dayText } from '@mapa/domain';
import type { Change } from '../model';

type Part = 'enunciado' | 'alternativas' | 'gabarito';

const VERBS: Record<Part, string> = {
  enunciado: 'O enunciado mudou',
  alternativas: 'As alternativas mudaram',
  gabarito: 'O gabarito mudou',
};
const PARTS: readonly Part[] = ['enunciado', 'alternativas', 'gabarito'];

/** The day on which a part last changed; null if it did not. */
function lastDay(changes: readonly Change[], part: Part): string | null {
  const change = changes.findLast((one) => one[part]);
  return change ? dayText(change.em) : null;
}

/** The changes of a question, one sentence for each part with its day: "O gabarito mudou em 5 de mar. de 2026." */
export const changeTexts = (changes: readonly Change[]): string[] =>
  PARTS.flatMap((part) => {
    const day = lastDay(changes, part);
    return day ? [`${VERBS[part]} em ${day}.`] : [];
  });

/** The day from which answers are comparable; null if all are. */
export function restartText(changes: readonly Change[]): string | null {
  const restart = changes.findLast((one) => one.recomecou);
  return restart ? `A questão mudou de forma: contam só as respostas desde ${dayText(restart.em)}.` : null;
}
