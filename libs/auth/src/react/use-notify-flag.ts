import { useSyncExternalStore } from 'react';
import { readNotifyFlag, watchNotifyFlag, writeNotifyFlag } from '../browser/notify-flag';
import { readToken } from '../browser/token-cookie';

function clear(): void {
  const token = readToken();
  if (token) writeNotifyFlag(token, false);
}

/**
 * Whether an unseen answer to the student's requests is flagged on this device, and a function that clears the flag.
 */
export const useNotifyFlag = () => ({
  rings: useSyncExternalStore(watchNotifyFlag, readNotifyFlag, () => false),
  clear,
});
