import { familyOf } from '../core/identity.mjs';

const shells = new Set(['sh', 'ash', 'bash', 'dash', 'zsh', 'busybox']);

/** The processes whose end means that npm has ended: npm itself, or npm and the shell in which it runs scripts. */
export function lineOf(parent, family) {
  const found = family(parent);
  return found && shells.has(found.name) ? [parent, found.parent] : [parent];
}

/** Calls `onGone` once npm, which runs us, has ended: it can end without informing its child. */
export function watchNpm(onGone, environment = process.env) {
  if (!environment.npm_lifecycle_event) return;
  const parent = process.ppid;
  const before = lineOf(parent, familyOf).join();
  const timer = setInterval(() => {
    if (process.ppid === parent && lineOf(parent, familyOf).join() === before) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
