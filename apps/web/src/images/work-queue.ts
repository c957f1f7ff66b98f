import { ImageRefusal } from './refusal';

interface WorkQueue {
  /** Runs a job when a worker is free; equal keys share one run. Refuses with 503 when too many wait. */
  run: <T>(key: string, job: () => Promise<T>) => Promise<T>;
}

/** A queue with limits for running and waiting jobs. */
export function createWorkQueue({ workers, waiting }: { workers: number; waiting: number }): WorkQueue {
  const running = new Map<string, Promise<unknown>>();
  const line: (() => void)[] = [];
  let free = workers;

  const enter = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  return {
    run<T>(key: string, job: () => Promise<T>): Promise<T> {
      const shared = running.get(key) as Promise<T> | undefined;
      if (shared) return shared;
      if (free === 0 && line.length >= waiting) {
        return Promise.reject(new ImageRefusal(503, 'Muitas imagens ao mesmo tempo. Tente novamente em instantes.'));
      }
      const result = enter()
        .then(job)
        .finally(() => {
          running.delete(key);
          leave();
        });
      running.set(key, result);
      return result;
    },
  };
}
