import { endChild, ended, isClosing } from '../core/children.mjs';

const first = 200;
const longest = 5_000;
const steady = 30_000;

/** Milliseconds between the starts of a failing child, before restart number `failures` (from 1). */
export function backoff(failures) {
  return Math.min(longest, first * 2 ** (failures - 1));
}

/**
 * Milliseconds to wait after an end: the delay is between starts, not between an end and the next start. A child that ran for
 * seconds and is killed repeatedly has the shortest delay each time.
 */
export function waitBeforeRestart(failures, livedMs) {
  return Math.max(first, backoff(failures) - livedMs);
}

/** Number of consecutive failures after another end: a child that ran for 30 s starts from one. */
export function failuresAfter(failures, livedMs) {
  return livedMs >= steady ? 1 : failures + 1;
}

/**
 * Keeps one child running: `start` creates it, `onStart` is called with each, `onDeath({ reason, delay })` at each
 * end before the restart. `stop` ends it for good.
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
      const lived = Date.now() - began;
      failures = failuresAfter(failures, lived);
      const delay = waitBeforeRestart(failures, lived);
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
