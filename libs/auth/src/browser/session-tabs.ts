import { openTabChannel } from '@mapa/api-client';
import { isForgetEvent } from './local-data';

/** The session began, ended by itself (`ended`) or with its account (`gone`), or the student's plan changed. */
export type TabChange = 'began' | 'ended' | 'gone' | 'plan';

/**
 * Exchanges session changes with other tabs. Without BroadcastChannel, a storage event for the removed name signals the
 * end of the session.
 */
export function openSessionTabs(onChange: (change: TabChange) => void) {
  const channel = openTabChannel<TabChange>('mapa-sessao');
  channel.listen(onChange);
  const hear = (event: StorageEvent) => {
    if (isForgetEvent(event)) onChange('ended');
  };
  addEventListener('storage', hear);
  return {
    tell: channel.tell,
    close(): void {
      channel.close();
      removeEventListener('storage', hear);
    },
  };
}
