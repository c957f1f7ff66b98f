import type { MapQuestion } from '../shared/model';

/** How a stop stands; a stop of two languages stands as the one that was answered. */
export type StopState = 'aberta' | 'certa' | 'errada' | 'anulada' | 'revelada';

/** One number of the paper: a question, or the same number in several languages. */
export interface Stop {
  /** What the index shows. */
  label: number;
  state: StopState;
  /** At least one. */
  variants: readonly [MapQuestion, ...MapQuestion[]];
}

/** How one question stands. */
export function stateOf({ resposta }: MapQuestion): StopState {
  if (!resposta) return 'aberta';
  if (resposta.revelada) return 'revelada';
  // Annulled questions are answered, but neither right nor wrong.
  if (resposta.acertou === null) return 'anulada';
  return resposta.acertou ? 'certa' : 'errada';
}

const isSameNumber = (a: MapQuestion, b: MapQuestion): boolean =>
  a.numero !== null && a.numero === b.numero && a.variante !== null && b.variante !== null && a.variante !== b.variante;

/**
 * The questions of a page, those of one number together.
 * @param from position of the page's first question in its list, for papers that do not number their questions
 */
export function stopsOf(questions: readonly MapQuestion[], from = 0): Stop[] {
  const groups: [MapQuestion, ...MapQuestion[]][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (last && isSameNumber(last[0], question)) last.push(question);
    else groups.push([question]);
  }
  const isNumbered = groups.every(([{ numero }]) => numero !== null);
  return groups.map((variants, at) => {
    const done = variants.find(({ resposta }) => resposta) ?? variants[0];
    return { label: (isNumbered && variants[0].numero) || from + at + 1, state: stateOf(done), variants };
  });
}

/** The question of a stop to show: the one already answered, else that in the language studied so far, else the first. */
export const variantOf = ({ variants }: Stop, language: string | null): MapQuestion =>
  variants.find(({ resposta }) => resposta) ?? variants.find(({ variante }) => variante !== null && variante === language) ?? variants[0];
