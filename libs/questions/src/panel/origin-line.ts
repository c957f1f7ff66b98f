import type { QuestionView } from '../model';

type Origin = Pick<QuestionView, 'ano' | 'banca' | 'instituicao' | 'cargo'>;

/** Where a question comes from, as students cite it: year, board, body, position. What is unknown is left out. */
export const originParts = ({ ano, banca, instituicao, cargo }: Origin): string[] =>
  [ano === null ? '' : String(ano), banca?.sigla ?? '', instituicao?.sigla ?? '', cargo ?? ''].filter(
    (part) => part !== '',
  );

/** What one variant of a number is called where papers offer two languages. */
export function variantLabel(variant: string | null): string | null {
  if (!variant) return null;
  return variant.charAt(0).toLocaleUpperCase('pt-BR') + variant.slice(1);
}
