import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** Fields of /proc/<pid>/stat after the command name, which may itself hold spaces and brackets. */
export function parseStat(text) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  return { name, state: fields[0], parent: Number(fields[1]), startTicks: fields[19] };
}

function stat(pid) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

let bootId;
function boot() {
  bootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return bootId;
}

function ps(pid, format) {
  try {
    return execFileSync('ps', ['-o', `${format}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Identifies a process by its start time, because numbers are reused. Null if no process (or a zombie) has it. */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (!hasProc) return ps(pid, 'lstart');
  const found = stat(pid);
  return found && found.state !== 'Z' ? `${boot()}/${found.startTicks}` : null;
}

/** Whether the process recorded as `{ pid, identity }` is still the same and running. */
export function isSame(noted) {
  return Boolean(noted?.identity) && identityOf(noted.pid) === noted.identity;
}

/** `{ name, parent }` of a process, or null if the system does not provide them cheaply. */
export function familyOf(pid) {
  return hasProc ? stat(pid) : null;
}

/** The command line and working folder of a process, as far as they can be read. */
export function activityOf(pid) {
  if (!hasProc) return { command: ps(pid, 'command') ?? '', folder: null };
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { command, folder: readlinkSync(`/proc/${pid}/cwd`) };
  } catch {
    return { command: '', folder: null };
  }
}
