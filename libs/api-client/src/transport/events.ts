import type { CallKey } from '@mapa/api-contract';

interface Unauthorized {
  call: CallKey;
  /** The token that was refused: a late answer to an old one must not end a newer session. */
  token: string | undefined;
  /** The account that the token belongs to was deleted: it is ended, and so is whatever waits for it. */
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
    /** Any 401 except that of the login call. Returns the way to stop listening. */
    onUnauthorized: unauthorized.on,
    onRateLimited: rateLimited.on,
    /** The server's clock, in ms since 1970, with each response that no cache can have kept. */
    onServerTime: serverTime.on,
    /** A response that says of a question, by whatever call, that an open sitting withholds it. */
    onWithheld: withheld.on,
    emitWithheld: () => withheld.emit(),
    emitUnauthorized: unauthorized.emit,
    emitRateLimited: rateLimited.emit,
    emitServerTime: serverTime.emit,
  };
}

export type TransportEvents = ReturnType<typeof createTransportEvents>;
