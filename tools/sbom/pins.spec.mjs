import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/core/root.mjs';
import { belowFloor, loosePins } from './pins.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('every dependency is pinned to one version, and none is below its minimum', () => {
  expect(loosePins(read('package.json'))).toEqual([]);
  expect(belowFloor(read('package-lock.json'))).toEqual([]);
});

test('a range, and an old version anywhere in the tree, are reported', () => {
  expect(loosePins({ dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: { c: 'latest' } })).toEqual([
    'a: ^1.0.0',
    'c: latest',
  ]);
  const packages = {
    'node_modules/axios': { version: '1.15.2' },
    'node_modules/x/node_modules/axios': { version: '1.14.1' },
    'node_modules/sharp': { version: '0.34.9' },
    'node_modules/fastify': { version: '6.0.0' },
  };
  expect(belowFloor({ packages })).toEqual(['node_modules/x/node_modules/axios: 1.14.1', 'node_modules/sharp: 0.34.9']);
});
