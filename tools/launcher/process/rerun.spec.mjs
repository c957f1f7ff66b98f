import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, startChild } from '../core/children.mjs';
import { rerunOnChange } from './rerun.mjs';

test('a program whose file was rebuilt is ended and started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-rerun-'));
  const file = join(folder, 'main.mjs');
  writeFileSync(file, '');
  const children = [];
  let again;
  const second = new Promise((resolve) => (again = resolve));
  const server = rerunOnChange({
    file,
    everyMs: 20,
    start() {
      const child = startChild('sleep', ['30']);
      children.push(child);
      if (children.length === 2) again();
      return child;
    },
  });
  rmSync(file);
  writeFileSync(file, 'changed');
  await second;
  expect(await ended(children[0])).toEqual({ code: null, signal: 'SIGTERM' });
  expect(children[1].exitCode ?? children[1].signalCode).toBeNull();
  await server.stop();
  expect(await ended(children[1])).toEqual({ code: null, signal: 'SIGTERM' });
  rmSync(folder, { recursive: true });
});
