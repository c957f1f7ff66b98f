import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../core/end.mjs';
import { activityOf, identityOf } from '../core/identity.mjs';

/** The lines that a running server writes into postmaster.pid. */
export function parsePidFile(text) {
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The content of this cluster's postmaster.pid, or null. */
export function readPidFile(folder) {
  try {
    return parsePidFile(readFileSync(join(folder, 'postmaster.pid'), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Ends a server that an earlier launcher left on this cluster, and removes the pid file of a dead one: its number may
 * belong to another process by now, and PostgreSQL would refuse to start.
 */
export async function clearOrphan(folder) {
  const note = readPidFile(folder);
  if (!note) return false;
  const identity = identityOf(note.pid);
  const { command, folder: workingIn } = activityOf(note.pid);
  const ours = identity && (workingIn ? workingIn === folder : command.includes(`-D ${folder} `));
  if (ours) await endProcess({ pid: note.pid, identity, signal: 'SIGINT' });
  else rmSync(join(folder, 'postmaster.pid'), { force: true });
  return Boolean(ours);
}
