import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

/** The refusal of whoever finds no place; one for all: under overload a refusal must cost nothing, not even a stack trace. */
export const OVERLOADED = refuse(GENERAL.unavailable);

export interface GateSetting {
  /** How many tasks work at once. */
  running: number;
  /** How many more stand in line. */
  waiting: number;
  /** How long one stands in line before it is refused after all; without it, as long as it takes. */
  patienceMs?: number;
}

interface Waiter {
  enter: () => void;
  timer?: NodeJS.Timeout;
}

/** Lets `running` tasks work at once while `waiting` more stand in line; whoever comes after those is refused with 503. */
export function createGate({ running, waiting, patienceMs }: GateSetting) {
  const line: Waiter[] = [];
  let free = running;

  const isFull = () => free === 0 && line.length >= waiting;
  const stand = () =>
    new Promise<void>((resolve, reject) => {
      const waiter: Waiter = { enter: resolve };
      if (patienceMs !== undefined) {
        waiter.timer = setTimeout(() => {
          line.splice(line.indexOf(waiter), 1);
          reject(OVERLOADED);
        }, patienceMs);
      }
      line.push(waiter);
    });
  const leave = () => {
    const next = line.shift();
    if (!next) {
      free += 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  };

  function take(): Promise<void> | undefined {
    if (isFull()) throw OVERLOADED;
    if (free === 0) return stand();
    free -= 1;
    return undefined;
  }

  return {
    /** Whether a task that came now would be refused at once. */
    isFull,
    /** Takes a place, once there is one; gives what leaves it again, however often that is called. */
    async enter(): Promise<() => void> {
      await take();
      let isIn = true;
      return () => {
        if (isIn) leave();
        isIn = false;
      };
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
