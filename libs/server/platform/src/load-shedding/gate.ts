import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

/**
 * The refusal of a request that finds no place; one object for all: under overload a refusal must cost nothing, not
 * even a stack trace.
 */
export const OVERLOADED = refuse(GENERAL.unavailable);
/** Ends a queued request whose client has disconnected: it is not processed. */
const CLIENT_GONE = refuse(GENERAL.unavailable);

export interface GateSetting {
  /** How many tasks work at once. */
  running: number;
  /** Maximum number of queued requests. */
  waiting: number;
  /** Maximum time in the queue before a refusal; unlimited by default. */
  patienceMs?: number;
}

/** Who waits for the answer, as far as a line needs to know: it closes when they leave. */
interface Client {
  readonly destroyed: boolean;
  once: (event: 'close', listener: () => void) => unknown;
  off: (event: 'close', listener: () => void) => unknown;
}

/**
 * Lets `running` tasks work at once while `waiting` more stand in line; whoever comes after those is refused with 503. Whoever
 * leaves is in line no more.
 */
export function createGate({ running, waiting, patienceMs }: GateSetting) {
  const line: (() => void)[] = [];
  let free = running;

  const isFull = () => free === 0 && line.length >= waiting;
  const stand = (client?: Client) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        client?.off('close', goAway);
      };
      const enter = () => {
        settle();
        resolve();
      };
      const leaveLine = (reason: Error) => {
        settle();
        line.splice(line.indexOf(enter), 1);
        reject(reason);
      };
      const goAway = () => leaveLine(CLIENT_GONE);
      const timer = patienceMs === undefined ? undefined : setTimeout(() => leaveLine(OVERLOADED), patienceMs);
      client?.once('close', goAway);
      line.push(enter);
    });
  const leave = () => {
    const enterNext = line.shift();
    if (enterNext) enterNext();
    else free += 1;
  };

  function take(client?: Client): Promise<void> | undefined {
    if (client?.destroyed) throw CLIENT_GONE;
    if (isFull()) throw OVERLOADED;
    if (free === 0) return stand(client);
    free -= 1;
    return undefined;
  }

  return {
    /** Whether a task that came now would be refused at once. */
    isFull,
    /** How many tasks work, and how many wait. */
    load: () => ({ running: running - free, waiting: line.length }),
    /**
     * Takes a place, once there is one; gives what leaves it again, however often that is called. A client that leaves gives up
     * its place in line, and the place itself.
     */
    async enter(client?: Client): Promise<() => void> {
      await take(client);
      let isIn = true;
      const exit = () => {
        if (isIn) leave();
        isIn = false;
      };
      if (client?.destroyed) {
        exit();
        throw CLIENT_GONE;
      }
      client?.once('close', exit);
      return exit;
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      await take();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
