import type { ApiError } from '@mapa/api-client';
import { useCallback, useState } from 'react';
import { useReveal } from './use-reveal';
import { useWholeNotebook } from './use-whole-notebook';
import type { WholeNotebook } from './use-whole-notebook';

export type Paper =
  | { phase: 'untouched' }
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError }
  | { phase: 'ready'; whole: WholeNotebook; hasKeys: boolean };

/** A whole notebook and its keys, each asked for when the student wants it. */
export function usePaper(id: string) {
  const read = useWholeNotebook();
  const reveal = useReveal();
  const [paper, setPaper] = useState<Paper>({ phase: 'untouched' });
  /** How many questions are revealed so far; null when nothing is being revealed. */
  const [revealed, setRevealed] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async (): Promise<{ whole?: WholeNotebook; error?: ApiError }> => {
    setPaper({ phase: 'loading' });
    try {
      const whole = await read(id, false);
      setPaper({ phase: 'ready', whole, hasKeys: false });
      return { whole };
    } catch (failure) {
      const error = failure as ApiError;
      setPaper({ phase: 'failed', error });
      return { error };
    }
  }, [id, read]);

  /** Records the reveals and brings the notebook with its keys, or null where that failed. */
  const askKeys = async (): Promise<WholeNotebook | null> => {
    if (paper.phase !== 'ready') return null;
    if (paper.hasKeys) return paper.whole;
    setProblem(null);
    setRevealed(0);
    const refusal = await reveal(paper.whole, setRevealed);
    const whole = refusal === null ? await read(id, true).catch((error: ApiError) => error) : null;
    setRevealed(null);
    if (whole && 'questions' in whole) {
      setPaper({ phase: 'ready', whole, hasKeys: true });
      return whole;
    }
    setProblem(refusal ?? (whole && 'message' in whole ? whole.message : null));
    return null;
  };

  return { paper, load, askKeys, revealed, problem };
}
