import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { giveToOwner } from './files.mjs';

const LARGEST = 10_000_000;
const telling = /\b(FATAL|PANIC)\b|Error\b|refused/;
const stack = /^(at |[}\]]|code: |requireStack: |Node\.js v)/;

/** The text of a log line for people: the message, if the line is JSON. */
function plain(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/** One line from the end of a log: the last that names an error, or else the last `count` lines. */
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

const KEPT = 4;
const LOOK_MS = 1_000;

/**
 * Opens a log for appending, `{ handle, file, gist }`; one that is already too large is rotated. `gist()` is one line of
 * the text written since. The writer shares the handle and may run for weeks: `keepSmall` limits the file.
 */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'a', 0o600);
  giveToOwner(file);
  rotate({ file, handle });
  const since = sizeOf(file);
  const sinceOpened = (bytes) => (bytes.length < since ? bytes : bytes.subarray(since));
  return { handle, file, gist: () => gist(sinceOpened(readFileSync(file)).toString()) };
}

/** Renames `.1` to `.2` and so on; the last one is deleted. */
function makeRoom(old, kept) {
  rmSync(old(kept), { force: true });
  for (let number = kept - 1; number >= 1; number--)
    if (existsSync(old(number))) renameSync(old(number), old(number + 1));
}

/** Copies a file, including what is appended to it meanwhile. */
function copyGrowing(file, to) {
  copyFileSync(file, to);
  const [from, onto] = [openSync(file, 'r'), openSync(to, 'a')];
  try {
    giveToOwner(to);
    const rest = Buffer.alloc(65_536);
    let at = sizeOf(to);
    for (;;) {
      const count = readSync(from, rest, 0, rest.length, at);
      if (count === 0) break;
      writeFileSync(onto, rest.subarray(0, count));
      at += count;
    }
  } finally {
    closeSync(from);
    closeSync(onto);
  }
}

/**
 * Copies a log above `largest` bytes to `.1`, after renaming the one before to `.2` and so on, and keeps so many of
 * them. The log is then emptied: its writer continues at the beginning. If it cannot be copied, because the
 * disk is full or the folder is read-only, it is emptied all the same.
 */
export function rotate({ file, handle }, { largest = LARGEST, kept = KEPT } = {}) {
  if (sizeOf(file) <= largest) return;
  const old = (number) => `${file}.${number}`;
  try {
    makeRoom(old, kept);
    copyGrowing(file, old(1));
  } catch {
    rmSync(old(1), { force: true });
  } finally {
    ftruncateSync(handle);
  }
}

/** Checks every second whether a log has grown too large; does not keep the launcher running. */
export function keepSmall(log) {
  setInterval(() => {
    try {
      rotate(log);
    } catch {
      // It is checked again.
    }
  }, LOOK_MS).unref();
}
