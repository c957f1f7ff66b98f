import { useEffect, useState } from 'react';
import type { Sitting } from '../model';
import { remainingMs } from './clock';

const SECOND_MS = 1_000;

/** Remaining milliseconds of a sitting, updated at the end of each second. */
export function useRemaining(view: Sitting): number {
  const [, setTick] = useState(0);
  const left = remainingMs(view);
  const isRunning = view.pausado_em === null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          setTick((tick) => tick + 1);
          next();
        },
        (remainingMs(view) % SECOND_MS) + 1,
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [isRunning, view]);
  return left;
}

/** Interval between checks after the end, while the server's response is pending. */
const AGAIN_MS = 5_000;
/** The longest duration of a browser timer. */
const LONGEST_MS = 2_000_000_000;

/**
 * Whether the time is over by the server's clock, as far as this page knows. Calls `onOver` then, and repeatedly while
 * the sitting is still shown as open.
 */
export function useTimeOver(view: Sitting, onOver: () => void): boolean {
  const [over, setOver] = useState<Sitting | null>(null);
  useEffect(() => {
    if (view.pausado_em !== null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(
        () => {
          if (remainingMs(view) > 0) return wait(remainingMs(view));
          setOver(view);
          onOver();
          wait(AGAIN_MS);
        },
        Math.min(ms, LONGEST_MS),
      );
    };
    wait(remainingMs(view));
    return () => clearTimeout(timer);
  }, [onOver, view]);
  return over === view;
}
