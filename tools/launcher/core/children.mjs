import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';
import { endInOrder, endProcess } from './end.mjs';
import { identityOf } from './identity.mjs';

const guardFile = fileURLToPath(new URL('./guard.mjs', import.meta.url));
const alive = new Map();
let closing = false;
let guard;

function tellGuard(note) {
  if (!guard) {
    guard = spawn(process.execPath, [guardFile], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
    // Neither the guard nor the pipe to it may keep a finished launcher running.
    guard.unref();
    guard.stdin.unref();
    guard.stdin.on('error', () => undefined);
    guard.on('error', () => undefined);
  }
  guard.stdin.write(`${JSON.stringify(note)}\n`);
}

/**
 * Starts a process in its own group (so that Ctrl-C reaches the launcher only, which then stops all in
 * order) and registers it for `endChildren`. `signal` is its stop signal, `group` whether the processes that it starts
 * are ended with it, `rank` its turn at the end: lower ones first.
 */
export function startChild(command, args, { signal = 'SIGTERM', group = false, rank = 0, ...options } = {}) {
  if (closing) throw new Failure('stopping');
  const child = spawn(command, args, { detached: true, ...options });
  child.on('error', () => undefined);
  if (child.pid === undefined) return child;
  const note = { pid: child.pid, identity: identityOf(child.pid), signal, group, rank };
  alive.set(child, note);
  tellGuard(note);
  child.on('exit', () => alive.delete(child));
  return child;
}

/** Resolves when the child has ended: `{ code, signal, error }`. */
export function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null)
      resolve({ code: child.exitCode, signal: child.signalCode });
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Ends one child by its stop signal. */
export async function endChild(child, graceMs) {
  const note = alive.get(child);
  if (note) await endProcess(note, graceMs);
}

/** Whether everything is being ended, so that nothing may be started any more. */
export const isClosing = () => closing;

/** Ends every running child by rank, and prevents new ones. */
export async function endChildren() {
  closing = true;
  await endInOrder([...alive.values()]);
}
