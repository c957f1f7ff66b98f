import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf } from './identity.mjs';
import { takeLock } from './lock.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mapa-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const holdBy = (pid, identity) => writeFileSync(join(folder, 'launcher.lock'), JSON.stringify({ pid, identity }));

test('a lock is taken and released without a trace', () => {
  const release = takeLock(folder);
  expect(existsSync(join(folder, 'launcher.lock'))).toBe(true);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock held by a running process is refused in one line that says what to do', () => {
  const other = spawn('sleep', ['30']);
  holdBy(other.pid, identityOf(other.pid));
  expect(() => takeLock(folder)).toThrow(/^already running on .* \(process \d+\); stop it first, or set DATA_DIR/);
  other.kill();
});

test('the lock of a dead process is taken over', () => {
  holdBy(2 ** 22 + 1, 'boot/1');
  takeLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a dead process is taken over even if its number was reused', () => {
  holdBy(process.pid, 'boot/1');
  expect(() => takeLock(folder)).not.toThrow();
});

test('a truncated lock file is taken over', () => {
  writeFileSync(join(folder, 'launcher.lock'), '{"pid": 1');
  expect(() => takeLock(folder)).not.toThrow();
});
