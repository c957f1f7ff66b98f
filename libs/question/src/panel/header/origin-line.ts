import { boardAndBody } from '@mapa/domain';
import type { QuestionView } from '../../model';

type Origin = Pick<QuestionView, 'ano' | 'banca' | 'instituicao' | 'cargo'>;

/** Origin of a question as students cite it: year, board, body, position. Unknown parts are omitted. */
export const originParts = (question: Origin): string[] =>
  [String(question.ano ?? ''), ...boardAndBody(question), question.cargo ?? ''].filter((part) => part !== '');

/** Label of a variant of a number in papers that offer two languages. */
export function variantLabel(variant: string | null): string | null {
  if (!variant) return null;
  return variant.charAt(0).toLocaleUpperCase('pt-BR') + variant.slice(1);
}
