import { readToken } from './token-cookie';

const CHANGED = 'mapa:notify';

/** Key given by the specification: it contains the token, so that it applies to one session only. */
const keyOf = (token: string) => `notify${token}`;

/** Whether this device holds the notification flag of the cookie's session. */
export function readNotifyFlag(): boolean {
  const token = readToken();
  try {
    return token !== undefined && localStorage.getItem(keyOf(token)) !== null;
  } catch {
    return false;
  }
}

/** Sets or removes the flag of a session. */
export function writeNotifyFlag(token: string, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(keyOf(token), 'true');
    else localStorage.removeItem(keyOf(token));
  } catch {
    // Without storage the bell is never flagged.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls `notice` when the flag may have changed, in this tab or another. Returns a function that unsubscribes. */
export function watchNotifyFlag(notice: () => void): () => void {
  addEventListener(CHANGED, notice);
  addEventListener('storage', notice);
  return () => {
    removeEventListener(CHANGED, notice);
    removeEventListener('storage', notice);
  };
}
