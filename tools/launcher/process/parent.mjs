import { familyOf } from '../core/identity.mjs';

const shells = new Set(['sh', 'ash', 'bash', 'dash', 'zsh', 'busybox']);

/** The processes whose death means that npm is gone: npm itself, or the shell it runs scripts in and npm. */
export function lineOf(parent, family) {
  const found = family(parent);
  return found && shells.has(found.name) ? [parent, found.parent] : [parent];
}

/** Calls `onGone` once when npm, which runs us, is no more: it can die without telling its child. */
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
