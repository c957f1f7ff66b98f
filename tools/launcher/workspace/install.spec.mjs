import { fileURLToPath } from 'node:url';
import { npmCommand, recordCovers, wantedMark } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'mapa' },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

test('another lock file or another platform asks for another installation', () => {
  const marks = [wantedMark('a', 'linux-x64'), wantedMark('b', 'linux-x64'), wantedMark('a', 'linux-arm64')];
  expect(new Set(marks).size).toBe(3);
});

test('an installation made by hand counts when it holds every package of the lock file', () => {
  expect(recordCovers(lock, { packages: { 'node_modules/fastify': { version: '5.12.8' } } })).toBe(true);
});

test('a package of another version, or none, asks for an installation', () => {
  expect(recordCovers(lock, { packages: { 'node_modules/fastify': { version: '5.12.7' } } })).toBe(false);
  expect(recordCovers(lock, { packages: {} })).toBe(false);
  expect(recordCovers(lock, null)).toBe(false);
});

test('the npm that runs us installs, and any other package manager is passed over', () => {
  const here = fileURLToPath(import.meta.url);
  expect(npmCommand({}, '/node')).toEqual(['npm', []]);
  expect(npmCommand({ npm_execpath: here }, '/node')).toEqual(['npm', []]);
  expect(npmCommand({ npm_execpath: '/gone/npm-cli.js' }, '/node')).toEqual(['npm', []]);
});
