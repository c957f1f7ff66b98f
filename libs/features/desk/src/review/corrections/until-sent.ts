import type { ApiError } from '@mapa/api-client';

/** Pause before another attempt, in milliseconds. */
const PAUSE_MS = 4_000;

/** Resolves after a pause, or at once when the connection returns. */
const connection = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    window.addEventListener('online', end);
  });

/**
 * Sends until a server answers, so that what was typed without a connection is not lost, also after another question
 * was opened. @param onWait called before each pause
 */
export async function untilSent<Outcome extends { error?: unknown }>(
  send: () => Promise<Outcome>,
  onWait: () => void,
): Promise<Outcome> {
  for (;;) {
    const outcome = await send();
    const kind = (outcome.error as ApiError | undefined)?.kind;
    if (kind !== 'offline' && kind !== 'unavailable') return outcome;
    onWait();
    await connection();
  }
}
