import { useMemo } from 'react';
import { useStoredText } from '../device/stored-text';

/** Session storage key of a question's struck alternatives. */
export const struckKey = (questionId: number): string => `mapa:riscadas:${questionId}`;

/** Kept strikes as ids. */
export const parseStruck = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/**
 * The struck alternatives of a question, kept for the tab's lifetime; highlight-sync.ts stores a student's on the
 * account.
 */
export function useStruck(questionId: number) {
  const [text, write] = useStoredText('session', struckKey(questionId));
  const struck = useMemo(() => new Set(parseStruck(text)), [text]);
  const toggle = (id: number) => {
    const next = struck.has(id) ? [...struck].filter((other) => other !== id) : [...struck, id];
    write(next.join(','));
  };
  /** Choosing what was struck takes the strike away. */
  const clear = (id: number) => {
    if (struck.has(id)) toggle(id);
  };
  return { struck, toggle, clear };
}
