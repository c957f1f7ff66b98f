import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mapa-run-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a program that succeeds prints nothing, its output is in the log', async () => {
  const log = join(folder, 'logs/out.log');
  await runQuietly('the build', 'sh', ['-c', 'echo done'], { log });
  expect(readFileSync(log, 'utf8')).toBe('done\n');
});

test('a program that fails is reported with its last lines and the path of the log', async () => {
  const log = join(folder, 'out.log');
  const run = runQuietly('the build', 'sh', ['-c', 'echo first; echo wrong type >&2; exit 3'], { log });
  await expect(run).rejects.toThrow(`the build failed (whole output in ${log}): first | wrong type`);
});

test('a program that does not exist is a failure too', async () => {
  await expect(runQuietly('npm ci', 'no-such-program', [], { log: join(folder, 'log') })).rejects.toThrow(
    'npm ci failed: spawn no-such-program ENOENT',
  );
});
