import { useMemo } from 'react';
import { useStoredText } from '../../device/stored-text';

const idsOf = (text: string): number[] => text.split(',').map(Number).filter((id) => Number.isInteger(id) && id > 0);

/** The struck alternatives of a question, kept as long as the tab; a strike is a thought, not an answer. */
export function useStruck(questionId: number) {
  const [text, write] = useStoredText('session', `mapa:riscadas:${questionId}`);
  const struck = useMemo(() => new Set(idsOf(text)), [text]);
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
