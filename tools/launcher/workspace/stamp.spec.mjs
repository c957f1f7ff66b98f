import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceStamp } from './stamp.mjs';

let folder;
const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const stamp = () => sourceStamp(folder, ['apps'], ['nx.json']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mapa-stamp-'));
  write('nx.json', '{}');
  write('apps/web/src/main.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a changed source', () => write('apps/web/src/main.ts', 'two')],
  ['a new source', () => write('apps/web/src/other.ts', '')],
  ['a renamed source', () => (rmSync(join(folder, 'apps/web/src/main.ts')), write('apps/web/src/begin.ts', 'one'))],
  ['a changed configuration', () => write('nx.json', '{"a":1}')],
])('%s requires a build', (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});

test.each([
  ['a test', () => write('apps/web/src/main.spec.ts', 'x')],
  ['a journey', () => write('apps/e2e/src/journey.ts', 'x')],
  ['a new date alone', () => utimesSync(join(folder, 'apps/web/src/main.ts'), 1, 1)],
])('%s requires no build', (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).toBe(before);
});
