import type { CallKey } from '@mapa/api-contract';

interface Unauthorized {
  call: CallKey;
  /** The refused token: a late response to an old token must not end a newer session. */
  token: string | undefined;
  /** The token's account was deleted: the session ends, and its pending data is deleted. */
  isAccountGone: boolean;
}

type Listener<Event> = (event: Event) => void;

function channel<Event>() {
  const listeners = new Set<Listener<Event>>();
  return {
    on: (listener: Listener<Event>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (event: Event) => listeners.forEach((listener) => listener(event)),
  };
}

/** Events that the transport reports; the application decides how to react. */
export function createTransportEvents() {
  const unauthorized = channel<Unauthorized>();
  const rateLimited = channel<{ retryAfterS: number }>();
  const serverTime = channel<number>();
  const withheld = channel<void>();
  return {
    /** Any 401 except that of the login call. Returns the unsubscribe function. */
    onUnauthorized: unauthorized.on,
    onRateLimited: rateLimited.on,
    /** The server's clock, in ms since 1970, from each response that cannot come from a cache. */
    onServerTime: serverTime.on,
    /** A response of any call that reports that an open sitting withholds a question. */
    onWithheld: withheld.on,
    emitWithheld: () => withheld.emit(),
    emitUnauthorized: unauthorized.emit,
    emitRateLimited: rateLimited.emit,
    emitServerTime: serverTime.emit,
  };
}

export type TransportEvents = ReturnType<typeof createTransportEvents>;
