/** The result of a push: nothing is left to send, it has to be retried, or the account refuses the draft. */
export type PushEnd = 'done' | 'later' | 'refused';

export interface DraftSyncSetting {
  /**
   * Sends what the account does not have yet. Never runs twice at a time.
   * @param hold delays the next push by this many milliseconds, as the server requests
   */
  push: (hold: (ms: number) => void) => Promise<PushEnd>;
  /** Milliseconds from the last change to the push. */
  pauseMs: number;
  /** Milliseconds between a failed push and the next attempt. */
  retryMs?: number;
  now?: () => number;
}

/**
 * Sends a draft of this device to the account: a pause after the last change, again after a failure, at once on
 * `flush`, never before the time that the server named, and one push at a time. `push` decides what a draft is, how it
 * is merged, and when there is nothing to send.
 */
export function createDraftSync({ push, pauseMs, retryMs = 15_000, now = Date.now }: DraftSyncSetting) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heldUntil = 0;
  let isPushing = false;
  let isAskedAgain = false;
  let isStopped = false;

  const hold = (ms: number) => {
    heldUntil = now() + ms;
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        void run();
      },
      Math.max(ms, heldUntil - now()),
    );
  };

  async function run(): Promise<void> {
    if (isPushing) {
      isAskedAgain = true;
      return;
    }
    if (now() < heldUntil) return schedule(0);
    clearTimeout(timer);
    timer = undefined;
    isPushing = true;
    let end: PushEnd;
    try {
      end = await push(hold);
    } finally {
      isPushing = false;
    }
    if (isStopped) return;
    if (end === 'later') schedule(retryMs);
    else if (isAskedAgain && timer === undefined) schedule(pauseMs);
    isAskedAgain = false;
  }

  return {
    /** Schedules a push after the pause, because the draft was changed. */
    changed: (): void => schedule(pauseMs),
    /** Sends at once, or as soon as the server accepts it. */
    flush: (): void => void run(),
    /** Sends the draft once more without retries, because the student leaves the note. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      if (!isPushing && now() >= heldUntil) await push(hold);
    },
  };
}

export type DraftSync = ReturnType<typeof createDraftSync>;
