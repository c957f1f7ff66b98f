import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { giveToOwner } from './files.mjs';

const largest = 10_000_000;
const telling = /\b(FATAL|PANIC)\b|Error\b|refused/;
const stack = /^(at |[}\]]|code: |requireStack: |Node\.js v)/;

/** The text of a log line for people: the message, where the line is JSON. */
function plain(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/** One line out of the end of a log: the last that names an error, else the last `count` lines. */
export function gist(text, count = 2) {
  const lines = text.split('\n').map((line) => line.trim());
  const tail = lines
    .filter((line) => line !== '' && !stack.test(line))
    .slice(-40)
    .map(plain);
  const told = tail.filter((line) => telling.test(line)).slice(-1);
  return (told.length > 0 ? told : tail.slice(-count)).join(' | ').slice(-600);
}

const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Opens a log for appending, `{ handle, file, gist }`; one that grew past 10 MB is kept as `.1`. `gist()` is a line
 * out of what was written since.
 */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (sizeOf(file) > largest) renameSync(file, `${file}.1`);
  const since = sizeOf(file);
  const handle = openSync(file, 'a', 0o600);
  giveToOwner(file);
  return { handle, file, gist: () => gist(readFileSync(file).subarray(since).toString()) };
}
