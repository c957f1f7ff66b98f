import { tellsForgetting } from './local-data';

type Change = 'began' | 'ended';

const CHANNEL = 'mapa-sessao';

/**
 * Hears what other tabs do to the session and tells them. Where the browser has no BroadcastChannel, the storage event of
 * the forgotten name says that it ended.
 */
export function openSessionTabs(onChange: (change: Change) => void) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Change>) => onChange(data);
  const hear = (event: StorageEvent) => {
    if (tellsForgetting(event)) onChange('ended');
  };
  addEventListener('storage', hear);
  return {
    tell: (change: Change): void => channel?.postMessage(change),
    close(): void {
      channel?.close();
      removeEventListener('storage', hear);
    },
  };
}
