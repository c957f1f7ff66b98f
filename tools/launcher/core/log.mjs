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

const KEPT = 4;
const LOOK_MS = 1_000;

/**
 * Opens a log for appending, `{ handle, file, gist }`; one that is too large already is put aside. `gist()` is a line out of
 * what was written since. What writes to it shares the handle and may go on for weeks: `keepSmall` bounds the file.
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

/** Moves `.1` to `.2` and so on; the last one goes. */
function makeRoom(old, kept) {
  rmSync(old(kept), { force: true });
  for (let number = kept - 1; number >= 1; number--)
    if (existsSync(old(number))) renameSync(old(number), old(number + 1));
}

/** Copies a file, also what is appended to it meanwhile. */
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
 * Puts a log that has grown beyond `largest` bytes aside as `.1`, the one before as `.2` and so on, and keeps so many of
 * them. It is copied and then emptied: whoever appends to it goes on at its beginning. Where it cannot be copied, because the
 * disk is full or the folder takes nothing, it is emptied all the same.
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

/** Looks every second whether a log has grown too large; the launcher ends all the same. */
export function keepSmall(log) {
  setInterval(() => {
    try {
      rotate(log);
    } catch {
      // It is looked at again.
    }
  }, LOOK_MS).unref();
}
