import { setTimeout as pause } from 'node:timers/promises';
import { isSame } from './identity.mjs';

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Resolves to whether the noted process was gone within `ms` milliseconds. */
export async function isGoneWithin(noted, ms) {
  const until = Date.now() + ms;
  while (isSame(noted)) {
    if (Date.now() >= until) return false;
    await pause(25);
  }
  return true;
}

/** Ends processes by rank, the lowest first, equals together. */
export async function endInOrder(notes, end = endProcess) {
  const ranks = [...new Set(notes.map((note) => note.rank))].sort((a, b) => a - b);
  for (const rank of ranks) await Promise.all(notes.filter((note) => note.rank === rank).map((note) => end(note)));
}

/**
 * Ends the process recorded as `{ pid, identity, signal, group }` unless another process has that number now:
 * first by its signal, after `graceMs` (a second more than our servers take to drain) by force. `group` ends all that it started as well.
 */
export async function endProcess(noted, graceMs = 11_000) {
  const { pid, signal = 'SIGTERM', group = false } = noted;
  if (!isSame(noted)) return;
  send(group ? -pid : pid, signal);
  if (await isGoneWithin(noted, graceMs)) return;
  // A database ended by SIGQUIT recovers from its log; SIGKILL would leave its shared memory allocated.
  if (signal === 'SIGINT') {
    send(pid, 'SIGQUIT');
    if (await isGoneWithin(noted, 5_000)) return;
  }
  send(group ? -pid : pid, 'SIGKILL');
  await isGoneWithin(noted, 5_000);
}
