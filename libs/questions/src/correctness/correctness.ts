import type { Outcome } from '../answering/outcome';

/** The verdict on one alternative. */
export type Correctness = 'right' | 'chosen-right' | 'chosen-wrong' | 'chosen' | null;

/** The correctness of an alternative; nothing is marked before the server's word. */
export function correctnessOf(id: number, outcome: Outcome | null): Correctness {
  if (!outcome) return null;
  const isChosen = outcome.chosenId === id;
  if (outcome.key.alternativa_id === id) return isChosen ? 'chosen-right' : 'right';
  if (!isChosen) return null;
  return outcome.correct === false ? 'chosen-wrong' : 'chosen';
}

/** The correctness in words. */
export const CORRECTNESS_WORDS: Record<NonNullable<Correctness>, string> = {
  right: 'Gabarito',
  'chosen-right': 'Sua resposta, correta',
  'chosen-wrong': 'Sua resposta, incorreta',
  chosen: 'Sua resposta',
};
