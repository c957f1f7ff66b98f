import { useSyncExternalStore } from 'react';
import { readNotifyFlag, watchNotifyFlag, writeNotifyFlag } from '../browser/notify-flag';
import { readToken } from '../browser/token-cookie';

function clear(): void {
  const token = readToken();
  if (token) writeNotifyFlag(token, false);
}

/** Whether an answer to the student's requests waits to be seen, as this device knows it, and the way to forget it here. */
export const useNotifyFlag = () => ({
  rings: useSyncExternalStore(watchNotifyFlag, readNotifyFlag, () => false),
  clear,
});
