import type { ApiError } from '@mapa/api-client';
import { useCallback, useState } from 'react';
import { useWholeNotebook, type WholeNotebook } from './use-whole-notebook';

export type Paper =
  | { phase: 'untouched' }
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError }
  | { phase: 'ready'; whole: WholeNotebook; hasKeys: boolean };

/** Loads a whole notebook and, separately, its keys, each on request. */
export function usePaper(id: string) {
  const read = useWholeNotebook();
  const [paper, setPaper] = useState<Paper>({ phase: 'untouched' });
  const [isReleasing, setIsReleasing] = useState(false);
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

  /** Loads the notebook with its keys; null on failure. */
  const askKeys = async (): Promise<WholeNotebook | null> => {
    if (paper.phase !== 'ready') return null;
    if (paper.hasKeys) return paper.whole;
    setProblem(null);
    setIsReleasing(true);
    try {
      const whole = await read(id, true);
      setPaper({ phase: 'ready', whole, hasKeys: true });
      return whole;
    } catch (failure) {
      setProblem((failure as ApiError).message);
      return null;
    } finally {
      setIsReleasing(false);
    }
  };

  return { paper, load, askKeys, isReleasing, problem };
}
