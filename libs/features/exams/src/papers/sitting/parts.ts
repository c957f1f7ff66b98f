import { durationText, questionsOf } from '@mapa/domain';
import type { SittingOffer } from '../model';

/** A part of a paper that can be sat separately. */
export interface SittingPart {
  /** Codes of its areas; empty: the whole paper. */
  areas: string[];
  label: string;
  /** "45 questões · 2 h 30 min". */
  facts: string;
}

const MINUTE_MS = 60_000;

const factsOf = ({ numeros, duracao_min }: { numeros: number; duracao_min: number }): string =>
  `${questionsOf(numeros)} · ${durationText(duracao_min * MINUTE_MS)}`;

/** The whole paper, its days, and its areas if there are several. */
export function sittingParts(offer: SittingOffer): SittingPart[] {
  const { areas, dias } = offer;
  return [
    { areas: [], label: 'A prova inteira', facts: factsOf(offer) },
    ...(dias.length > 1 ? dias.map((day) => ({ areas: day.areas, label: day.nome, facts: factsOf(day) })) : []),
    ...(areas.length > 1 ? areas.map((one) => ({ areas: [one.area], label: one.nome, facts: factsOf(one) })) : []),
  ];
}

/** The languages to choose from for a part; empty if no number is in two languages. */
export const languagesOf = (
  { idiomas, areas, areas_com_idioma }: SittingOffer,
  part: Pick<SittingPart, 'areas'>,
): string[] =>
  areas.length === 0 || part.areas.length === 0 || part.areas.some((area) => areas_com_idioma.includes(area))
    ? idiomas
    : [];
