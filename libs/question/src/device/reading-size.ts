import { useEffect } from 'react';
import { useStoredText } from './stored-text';

const KEY = '@MAPA-Leitura';

/** Steps of the reading size; the middle one is the design's own. */
const READING_STEPS = [-1, 0, 1, 2, 3] as const;
export type ReadingStep = (typeof READING_STEPS)[number];

/** Parses a stored reading size; anything unknown is the normal size. */
export const parseStep = (text: string): ReadingStep =>
  READING_STEPS.find((step) => String(step) === text && text !== '') ?? 0;

interface ReadingSize {
  smaller: (() => void) | undefined;
  larger: (() => void) | undefined;
}

/** The student's reading size for all questions; handlers are undefined at the ends of the scale. */
export function useReadingSize(): ReadingSize {
  const [text, write] = useStoredText('local', KEY);
  const step = parseStep(text);

  // An attribute instead of a style: the server's HTML is the same for everyone and has no inline styles.
  useEffect(() => {
    if (step === 0) delete document.documentElement.dataset.leitura;
    else document.documentElement.dataset.leitura = String(step);
  }, [step]);

  const at = READING_STEPS.indexOf(step);
  const moveTo = (next: ReadingStep | undefined) =>
    next === undefined ? undefined : () => write(next === 0 ? '' : String(next));
  return { smaller: moveTo(READING_STEPS[at - 1]), larger: moveTo(READING_STEPS[at + 1]) };
}
