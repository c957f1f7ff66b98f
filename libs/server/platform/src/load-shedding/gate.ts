import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

/**
 * The refusal of a request without a place. One shared object: under overload, a refusal must not even cost a stack
 * trace.
 */
export const OVERLOADED = refuse(GENERAL.unavailable);
/** The refusal of a queued request whose client has disconnected; it is not processed. */
const CLIENT_GONE = refuse(GENERAL.unavailable);

export interface GateSetting {
  /** Number of tasks that run at once. */
  running: number;
  /** Maximum number of queued requests. */
  waiting: number;
  /** Maximum time in the queue before a refusal; unlimited by default. */
  patienceMs?: number;
}

/** The waiting client, reduced to an event source that emits `close` when it disconnects. */
interface Client {
  readonly destroyed: boolean;
  once: (event: 'close', listener: () => void) => unknown;
  off: (event: 'close', listener: () => void) => unknown;
}

/**
 * Runs at most `running` tasks at once and queues `waiting` more; refuses further ones with 503. A disconnected client
 * leaves the queue.
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
    /** Whether a new task would be refused at once. */
    isFull,
    /** Number of running and of waiting tasks. */
    load: () => ({ running: running - free, waiting: line.length }),
    /**
     * Waits for a place and returns the function that releases it; calling that again does nothing. A client that
     * disconnects gives up its queue position or its place.
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
