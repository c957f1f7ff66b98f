import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** Writes JSON for the owner's eyes only; a crash leaves the old file or the new one, never half of one. */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** The last `count` non-empty lines of a text file, joined for a one-line message; empty when there is no file. */
export function lastLines(file, count = 2) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.trim()).filter(Boolean);
    return lines.slice(-count).join(' | ').slice(-600);
  } catch {
    return '';
  }
}
