import { useMemo } from 'react';
import { useStoredText } from '../device/stored-text';

/** Session storage key of a question's struck alternatives. */
export const struckKey = (questionId: number): string => `mapa:riscadas:${questionId}`;

/** Parses stored strikes as ids. */
export const parseStruck = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/**
 * The struck alternatives of a question, stored for the tab's lifetime; highlight-sync.ts stores a student's on the
 * account.
 */
export function useStruck(questionId: number) {
  const [text, write] = useStoredText('session', struckKey(questionId));
  const struck = useMemo(() => new Set(parseStruck(text)), [text]);
  const toggle = (id: number) => {
    const next = struck.has(id) ? [...struck].filter((other) => other !== id) : [...struck, id];
    write(next.join(','));
  };
  /** Choosing a struck alternative removes the strike. */
  const clear = (id: number) => {
    if (struck.has(id)) toggle(id);
  };
  return { struck, toggle, clear };
}
