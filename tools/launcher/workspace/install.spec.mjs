import { fileURLToPath } from 'node:url';
import { lacksOnlyOptional, npmCommand, recordCovers, wantedMark } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'mapa' },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

test('another lock file or another platform requires a new installation', () => {
  const marks = [wantedMark('a', 'linux-x64'), wantedMark('b', 'linux-x64'), wantedMark('a', 'linux-arm64')];
  expect(new Set(marks).size).toBe(3);
});

test('a manual installation counts if it has every package of the lock file', () => {
  expect(recordCovers(lock, { packages: { 'node_modules/fastify': { version: '5.12.8' } } })).toBe(true);
});

test('a missing package, or another version, requires an installation', () => {
  expect(recordCovers(lock, { packages: { 'node_modules/fastify': { version: '5.12.7' } } })).toBe(false);
  expect(recordCovers(lock, { packages: {} })).toBe(false);
  expect(recordCovers(lock, null)).toBe(false);
});

test('the running npm installs, and any other package manager is ignored', () => {
  const here = fileURLToPath(import.meta.url);
  expect(npmCommand({}, '/node')).toEqual(['npm', []]);
  expect(npmCommand({ npm_execpath: here }, '/node')).toEqual(['npm', []]);
  expect(npmCommand({ npm_execpath: '/gone/npm-cli.js' }, '/node')).toEqual(['npm', []]);
});

describe('if npm ci refuses the lock file', () => {
  const written = {
    packages: { 'node_modules/swc': { version: '1.0.0', optionalDependencies: { '@swc/core-darwin-arm64': '1.0.0' } } },
  };
  const missing = (name) => `npm error code EUSAGE\nnpm error Missing: ${name}@ from lock file\n`;

  test('missing packages of other platforms do not stop the installation', () => {
    expect(lacksOnlyOptional(missing('@swc/core-darwin-arm64'), written)).toBe(true);
  });

  test.each([
    ['a package that is needed is missing', missing('@swc/core-darwin-arm64') + missing('fastify')],
    [
      'a version differs',
      missing('@swc/core-darwin-arm64') + "npm error Invalid: lock file's swc@1.0.0 does not satisfy swc@2.0.0\n",
    ],
    ['the network is away', 'npm error code ENOTFOUND\n'],
  ])('it stays refused if %s', (_, output) => {
    expect(lacksOnlyOptional(output, written)).toBe(false);
  });
});
