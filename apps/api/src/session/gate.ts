import { MESSAGES } from '@mapa/domain';
import { unavailable } from '../http/refusal';

const RETRY_AFTER_S = 5;

/** Lets `running` tasks work at once while `waiting` more stand in line; whoever comes after those is refused with 503. */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  const line: (() => void)[] = [];
  let free = running;
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw unavailable(MESSAGES.unavailable, RETRY_AFTER_S);
    else await new Promise<void>((resolve) => void line.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
