import type { Outbox } from '@mapa/api-client';
import { listDrafts } from '../browser/drafts';
import type { createKeptSending } from './kept-sending';
import type { SessionSlices } from './session-slice';
import type { Unsent } from './texts';

/** How long a logout waits for each of its steps. */
export const LOGOUT_WAIT_MS = 3_000;

/**
 * Resolves with the work or after `ms` milliseconds, whichever is first; the work goes on. Rejects as the work does.
 */
export const within = (ms: number, work: Promise<unknown>): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => void (timer = setTimeout(resolve, ms)));
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

interface UnsentSetting {
  getState: () => SessionSlices;
  outbox: Pick<Outbox, 'drain' | 'snapshot'>;
  kept: Pick<ReturnType<typeof createKeptSending>, 'send'>;
}

/** The student's data that the server does not have yet. */
export function createUnsent({ getState, outbox, kept }: UnsentSetting) {
  return {
    list(): Unsent {
      const id = getState().session.known?.id;
      return { answers: outbox.snapshot().pending.length, drafts: id ? listDrafts(id) : [] };
    },
    /** Tries for at most 3 s to send what needs no confirmation by the student. */
    async send(): Promise<void> {
      await Promise.all([outbox.drain(LOGOUT_WAIT_MS).catch(() => 0), within(LOGOUT_WAIT_MS, kept.send())]);
    },
  };
}
