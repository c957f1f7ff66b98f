import { endHangs } from './fake-server';
import { createOutbox, type Outbox, type OutboxSetting } from '../../outbox/outbox';

const opened: Outbox[] = [];

/** A tab's outbox on the shared database; randomness is fixed so that waits have their greatest length. */
export function openTab(setting: OutboxSetting): Outbox {
  const outbox = createOutbox({ random: () => 1, persist: async () => true, ...setting });
  opened.push(outbox);
  return outbox;
}

/** Closes all tabs that a test opened. */
export function closeTabs(): void {
  opened.splice(0).forEach((outbox) => outbox.dispose());
  endHangs();
}

/** Waits until pending operations on storage, locks and channels are done; they run in real time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
