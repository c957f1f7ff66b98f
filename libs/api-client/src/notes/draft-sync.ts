/** How a push ended: nothing is left to send, it is to be tried again, or the account will not have it as it is. */
export type PushEnd = 'done' | 'later' | 'refused';

export interface DraftSyncSetting {
  /**
   * Sends what the account does not have yet. Never runs twice at a time.
   * @param hold puts off the next push by so many milliseconds, as the server asks
   */
  push: (hold: (ms: number) => void) => Promise<PushEnd>;
  /** Milliseconds from the last change to the push. */
  pauseMs: number;
  /** Milliseconds from a push that is to be tried again to the next. */
  retryMs?: number;
  now?: () => number;
}

/**
 * Brings a draft of this device to the account: a pause after the last change, again after a failure, at once when it is
 * flushed, never before the time that the server named, and one push at a time. What a draft is, how it is merged and when
 * there is nothing to send is up to `push`.
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
    /** The draft was changed: it goes after the pause. */
    changed: (): void => schedule(pauseMs),
    /** Sends now what there is, or as soon as the server takes it. */
    flush: (): void => void run(),
    /** The student leaves the note: the draft is sent once more, and not retried. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      if (!isPushing && now() >= heldUntil) await push(hold);
    },
  };
}

export type DraftSync = ReturnType<typeof createDraftSync>;
