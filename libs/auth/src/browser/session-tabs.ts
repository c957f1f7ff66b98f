import { openTabChannel } from '@mapa/api-client';
import { isForgetEvent } from './local-data';

/** The session began or ended, or what the student has bought is another now. */
export type TabChange = 'began' | 'ended' | 'plan';

/**
 * Hears what other tabs do to the session and tells them. Where the browser has no BroadcastChannel, the storage event of
 * the forgotten name says that it ended.
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
