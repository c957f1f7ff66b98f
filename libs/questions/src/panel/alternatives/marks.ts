import type { Outcome } from '../../answering/outcome';

/** What the verdict says of one alternative. */
export type Mark = 'right' | 'chosen-right' | 'chosen-wrong' | 'chosen' | null;

/** The mark of an alternative; nothing is marked before the server's word. */
export function markOf(id: number, outcome: Outcome | null): Mark {
  if (!outcome) return null;
  const isChosen = outcome.chosenId === id;
  if (outcome.key.alternativa_id === id) return isChosen ? 'chosen-right' : 'right';
  if (!isChosen) return null;
  return outcome.correct === false ? 'chosen-wrong' : 'chosen';
}

/** The mark in words. */
export const MARK_WORDS: Record<NonNullable<Mark>, string> = {
  right: 'Gabarito',
  'chosen-right': 'Sua resposta, correta',
  'chosen-wrong': 'Sua resposta, incorreta',
  chosen: 'Sua resposta',
};
