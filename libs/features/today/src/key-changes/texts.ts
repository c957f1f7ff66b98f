import { questionKind, questionsOf } from '@mapa/domain';
import type { KeyChange } from '../model';

/** What happened, over all such questions: "O gabarito de 2 questões que você respondeu mudou." */
export const sumText = (total: number): string =>
  `O gabarito de ${total === 1 ? 'uma questão' : questionsOf(total)} que você respondeu mudou.`;

/** What changed of a question: "O gabarito passou de B para D." */
export function changeText({ tipo, anulada, anulada_antes, gabarito_antes, gabarito }: KeyChange): string {
  const { keyText } = questionKind(tipo);
  const now = gabarito === null ? null : keyText(gabarito);
  const before = gabarito_antes === null ? null : keyText(gabarito_antes);
  if (anulada) return before === null ? 'Foi anulada.' : `Foi anulada; o gabarito era ${before}.`;
  if (anulada_antes) return now === null ? 'A anulação foi retirada.' : `A anulação foi retirada; o gabarito é ${now}.`;
  return `O gabarito passou de ${before} para ${now}.`;
}

const rightness = (isRight: boolean): string => (isRight ? 'certa' : 'errada');

/** What the change means for the student's answer. */
export function effectText({ tipo, anulada, anulada_antes, marcada, acertou_antes, acertou }: KeyChange): string {
  const answer = marcada === null ? 'Sua resposta' : `Sua resposta, ${questionKind(tipo).keyText(marcada)},`;
  if (anulada) return `${answer} não conta mais como certa nem errada; na nota da prova, o ponto é de todos.`;
  if (acertou === null) return `${answer} voltou a contar.`;
  if (anulada_antes) return `${answer} voltou a contar, como ${rightness(acertou)}.`;
  if (acertou === acertou_antes) return `${answer} continua ${rightness(acertou)}.`;
  return `${answer} estava ${rightness(!acertou)} e agora está ${rightness(acertou)}.`;
}
