import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearOrphan, parsePidFile, readPidFile } from './postmaster.mjs';

const text = (pid, status) => [pid, '/data', '1763665000', '5433', '', '127.0.0.1', '  1 2', status, ''].join('\n');

test('a server reports its readiness in its own file', () => {
  expect(parsePidFile(text(77, 'ready   '))).toEqual({ pid: 77, port: 5433, ready: true });
  expect(parsePidFile(text(77, 'starting')).ready).toBe(false);
});

test('a pid file with the number of another program is removed, and the program left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-pid-'));
  writeFileSync(join(folder, 'postmaster.pid'), text(process.pid, 'ready'));
  expect(await clearOrphan(folder)).toBe(false);
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test('without a pid file there is no orphan', async () => {
  expect(readPidFile('/nowhere')).toBeNull();
  expect(await clearOrphan('/nowhere')).toBe(false);
});
