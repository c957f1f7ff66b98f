import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The parsed JSON of a file, or null when it is absent or was cut short. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Root working in somebody's folder leaves files that the somebody can use. */
function giveToOwner(file) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

/** Opens a log for appending; one that grew past 10 MB is kept as `.1`. */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) renameSync(file, `${file}.1`);
  const handle = openSync(file, 'a', 0o600);
  giveToOwner(file);
  return handle;
}

/** Writes JSON for the owner's eyes only; a crash leaves the old file or the new one, never half of one. */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  writeFileSync(handle, `${JSON.stringify(value, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  giveToOwner(draft);
  renameSync(draft, file);
}

/** What a log line says to people: the message, where the line is JSON. */
function plain(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/**
 * The last `count` non-empty lines of a log, joined for a one-line message; where lines match `telling`, the last of
 * those. Empty when there is no log.
 */
export function lastLines(file, count = 2, telling = /FATAL|PANIC/) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.trim()).filter(Boolean);
    const tail = lines.slice(-40);
    const told = tail.filter((line) => telling.test(line));
    return (told.length > 0 ? told.slice(-1) : tail.slice(-count)).map(plain).join(' | ').slice(-600);
  } catch {
    return '';
  }
}
