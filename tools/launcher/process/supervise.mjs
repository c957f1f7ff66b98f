import { endChild, ended, isClosing } from './children.mjs';

const first = 200;
const longest = 5_000;
const steady = 30_000;

/** Milliseconds before restart number `failures` (from 1) of a child that keeps dying. */
export function backoff(failures) {
  return Math.min(longest, first * 2 ** (failures - 1));
}

/** Number of consecutive failures after one more death: a child that lived for 30 s starts from one. */
export function failuresAfter(failures, livedMs) {
  return livedMs >= steady ? 1 : failures + 1;
}

/**
 * Keeps one child running: `start` creates it, `onStart` is called with each, `onDeath({ reason, delay })` with each
 * death before the restart. `stop` ends it for good.
 */
export function supervise({ start, onStart = () => undefined, onDeath }) {
  let child;
  let failures = 0;
  let timer;
  let stopped = false;

  const run = () => {
    const began = Date.now();
    child = start();
    onStart(child);
    void ended(child).then(({ code, signal, error }) => {
      if (stopped || isClosing()) return;
      failures = failuresAfter(failures, Date.now() - began);
      const delay = backoff(failures);
      onDeath({ reason: error?.message ?? (signal ? `signal ${signal}` : `exit code ${code}`), delay });
      timer = setTimeout(() => (isClosing() ? undefined : run()), delay);
    });
  };
  run();

  return {
    current: () => child,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await endChild(child);
    },
  };
}
