import { counted, listText } from '@mapa/domain';
import type { BookletMatch } from './match-booklet';

const inOrder = (numbers: readonly number[]): string =>
  listText([...numbers].sort((one, other) => one - other).map(String));

/**
 * States that no booklet matches an area of a paper. @param area the paper and its area. @param booklet "caderno 1055"
 */
export const unlinkedSentence = (
  area: string,
  booklet: string,
  { differing, agreeing }: Pick<BookletMatch, 'differing' | 'agreeing'>,
): string => {
  const same = agreeing === 0 ? 'não tem nenhum gabarito' : `tem só ${counted(agreeing, 'gabarito', 'gabaritos')}`;
  const difference =
    differing.length === 0
      ? `${same} em comum com a prova`
      : `difere ${differing.length === 1 ? 'no número' : 'nos números'} ${inOrder(differing)}`;
  return `${area}: nenhum caderno bate; o mais próximo, ${booklet}, ${difference}`;
};

/** States the booklet of an area; `missing` are positions that the paper lacks. */
export const linkedSentence = (
  area: string,
  booklet: string,
  { agreeing, missing }: Pick<BookletMatch, 'agreeing' | 'missing'>,
): string => {
  const positions = `${missing.length === 1 ? 'a posição' : 'as posições'} ${inOrder(missing)}`;
  return `${area}: ${booklet}, ${agreeing} gabaritos iguais${missing.length === 0 ? '' : `; a prova não tem ${positions}`}`;
};

/** States that further booklets match the area. */
export const twinsSentence = (area: string, codes: readonly string[]): string =>
  `${area}: ${codes.length === 1 ? 'também bate o caderno' : 'também batem os cadernos'} ${listText(codes)}; para outro, diga com --cadernos`;

/** States that an area lost its booklet because the keys differ now. */
export const outgrownSentence = (area: string): string =>
  `${area}: o caderno que a área tinha já não bate e foi retirado dela`;
