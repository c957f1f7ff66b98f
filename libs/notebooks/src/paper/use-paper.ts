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

  const load = useCallback(async () => {
    setPaper({ phase: 'loading' });
    await read(id, false).then(
      (whole) => setPaper({ phase: 'ready', whole, hasKeys: false }),
      (error: ApiError) => setPaper({ phase: 'failed', error }),
    );
  }, [id, read]);

  /** Records the reveals and brings the keys; resolves to whether they are there. */
  const askKeys = async (): Promise<boolean> => {
    if (paper.phase !== 'ready') return false;
    if (paper.hasKeys) return true;
    setProblem(null);
    setRevealed(0);
    const refusal = await reveal(paper.whole, setRevealed);
    const whole = refusal === null ? await read(id, true).catch((error: ApiError) => error) : null;
    setRevealed(null);
    if (whole && 'questions' in whole) {
      setPaper({ phase: 'ready', whole, hasKeys: true });
      return true;
    }
    setProblem(refusal ?? (whole && 'message' in whole ? whole.message : null));
    return false;
  };

  return { paper, load, askKeys, revealed, problem };
}
