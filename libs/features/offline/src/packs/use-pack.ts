import { packKey, useAppDispatch, type PackSource, type TakeFailure } from '@mapa/api-client';
import { orUndefined } from '@mapa/domain';
import { useEffect, useRef, useState } from 'react';
import { usePacks } from './packs-context';
import { usePackList } from './use-pack-list';

type Step =
  { kind: 'idle' } | { kind: 'taking'; done: number; total: number } | { kind: 'failed'; failure: TakeFailure };

/** The downloaded pack of one collection, and the actions that download or remove it. */
export function usePack(source: PackSource) {
  const packs = usePacks();
  const dispatch = useAppDispatch();
  const key = packKey(source);
  const pack = usePackList()?.find((one) => one.key === key) ?? null;
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  // Leaving the page or the account aborts the download.
  useEffect(() => () => running.current?.abort(), []);

  async function take(onTaken?: () => void) {
    if (!packs) return;
    const controller = new AbortController();
    running.current = controller;
    setStep({ kind: 'taking', done: 0, total: 1 });
    // The code is loaded on demand.
    const outcome = await import('@mapa/api-client/take-pack')
      .then(({ takePack }) =>
        takePack({
          dispatch,
          packs,
          source,
          signal: controller.signal,
          onProgress: (done, total) => {
            if (!controller.signal.aborted) setStep({ kind: 'taking', done, total });
          },
        }),
      )
      .catch((): { failure: TakeFailure } => ({ failure: { kind: 'forbidden' } }));
    if (controller.signal.aborted) return;
    setStep('failure' in outcome ? { kind: 'failed', failure: outcome.failure } : { kind: 'idle' });
    if ('pack' in outcome) onTaken?.();
  }

  return {
    isPossible: packs !== null && Boolean(orUndefined(() => indexedDB)),
    pack,
    step,
    /** Starts the download; `onTaken` is called once it is complete. */
    take: (onTaken?: () => void) => void take(onTaken),
    stop: () => {
      running.current?.abort();
      setStep({ kind: 'idle' });
    },
    remove: () => void packs?.remove(source).catch(() => setStep({ kind: 'failed', failure: { kind: 'forbidden' } })),
  };
}
