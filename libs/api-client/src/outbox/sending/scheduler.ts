import { retryDelayMs } from './backoff';
import type { PassEnd } from './drain';

/** Why pending answers are not sent for now. */
export type Hold = { kind: 'ended' } | { kind: 'retry'; offline: boolean; waitMs: number };

interface SchedulerSetting {
  pass: () => Promise<PassEnd>;
  onHold: (hold: Hold) => void;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  random: () => number;
}

/** Runs passes one at a time: at once on request, and automatically later after an unfinished one. */
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
      // Reading the disk may fail; what is stored there is tried again.
      const end = await pass().catch((): PassEnd => ({ kind: 'retry', offline: false, waitMs: 0 }));
      if (end.kind === 'retry') {
        hold(end.offline, end.waitMs);
        break;
      }
      failures = 0;
      if (end.kind === 'ended' && !again) onHold(end);
    } while (again);
    // Synchronously after the last check of `again`, so that no request is lost in between.
    running = undefined;
  }

  /** Begins a pass, or schedules another after the running one. Respects the server's waiting time. */
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
    /** Resets the failure count: the network is back, or a session begins or ends. The server's waiting time stays. */
    reset(): void {
      clearTimeout(timer);
      failures = 0;
    },
    /** Also resets the server's waiting time, which was set for another student. */
    forgetWait(): void {
      notBefore = 0;
    },
  };
}
