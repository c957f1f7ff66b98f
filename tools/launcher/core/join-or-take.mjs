import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from './lock.mjs';
import { runningOn } from './state.mjs';

const patience = 120_000;

/**
 * Finds the running system, `{ running }`, or, if nobody holds this DATA_DIR, takes it, `{ release }`; waits for another
 * command.
 */
export async function joinOrTake(dataDir) {
  const until = Date.now() + patience;
  for (;;) {
    const running = runningOn(dataDir);
    if (running) return { running };
    try {
      return { release: takeLock(dataDir) };
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(300);
  }
}
