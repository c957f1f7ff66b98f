import { retryDelayMs } from './backoff';
import type { PassEnd } from './drain';

/** Why pending answers stay for now. */
export type Hold = { kind: 'ended' } | { kind: 'retry'; offline: boolean; waitMs: number };

interface SchedulerSetting {
  pass: () => Promise<PassEnd>;
  onHold: (hold: Hold) => void;
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  random: () => number;
}

/** Runs passes one after the other: at once when asked to, and by itself later when one could not finish. */
export function createScheduler({ pass, onHold, now, random }: SchedulerSetting) {
  let running: Promise<void> | undefined;
  let again = false;
  let failures = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void kick(), ms);
  };

  function hold(offline: boolean, askedMs: number): void {
    failures += 1;
    const waitMs = Math.max(retryDelayMs(failures, random), askedMs);
    if (askedMs > 0) notBefore = now() + askedMs;
    later(waitMs);
    onHold({ kind: 'retry', offline, waitMs });
  }

  async function run(): Promise<void> {
    do {
      again = false;
      // The disk may refuse to be read; that is no reason to give up on what lies on it.
      const end = await pass().catch((): PassEnd => ({ kind: 'retry', offline: false, waitMs: 0 }));
      if (end.kind === 'retry') {
        hold(end.offline, end.waitMs);
        break;
      }
      failures = 0;
      if (end.kind === 'ended' && !again) onHold(end);
    } while (again);
    // In the same breath as the last look at `again`, so that no request falls between them.
    running = undefined;
  }

  /** Begins a pass, or lets the running one be followed by another. Waits out what the server asked for. */
  function kick(): Promise<void> {
    const waitMs = notBefore - now();
    if (waitMs > 0) {
      later(waitMs);
      onHold({ kind: 'retry', offline: false, waitMs });
      return Promise.resolve();
    }
    again = true;
    running ??= run();
    return running;
  }

  return {
    kick,
    /** Forgets past failures: the network is back, or a session begins or ends. What the server asked for stays. */
    reset(): void {
      clearTimeout(timer);
      failures = 0;
    },
    /** Forgets what the server asked for as well: it asked another student. */
    forgetWait(): void {
      notBefore = 0;
    },
  };
}
