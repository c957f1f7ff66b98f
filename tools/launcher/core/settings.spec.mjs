import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret, settingsFrom } from './settings.mjs';

test('an empty environment gives the documented defaults', () => {
  expect(settingsFrom({}, '/co')).toEqual({
    port: 3000,
    apiPort: 3333,
    dataDir: '/co/.data',
    databaseUrl: null,
    siteOrigin: 'http://127.0.0.1:3000',
    apiOrigin: 'http://127.0.0.1:3333',
    apiHost: 'http://127.0.0.1:3333',
    demo: 'sim',
    logTo: 'files',
  });
});

test.each([
  ['a database of its own has the demo', {}, 'sim'],
  ['which can be left out', { DEMO: 'nao' }, 'nao'],
  ['a given database has none', { DATABASE_URL: 'postgres://u@h/d' }, 'nao'],
  ['unless it is asked for', { DATABASE_URL: 'postgres://u@h/d', DEMO: 'sim' }, 'sim'],
  ['a production has none', { NODE_ENV: 'production' }, 'nao'],
])('%s', (_, environment, demo) => {
  expect(settingsFrom(environment, '/co').demo).toBe(demo);
});

test('the site calls the API at API_PORT, unless API_HOST names another', () => {
  expect(settingsFrom({ API_PORT: '4444' }, '/co').apiHost).toBe('http://127.0.0.1:4444');
  expect(settingsFrom({ API_HOST: 'https://api.example.com' }, '/co').apiHost).toBe('https://api.example.com');
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3333'],
  ['::', 'http://127.0.0.1:3333'],
  ['10.0.0.5', 'http://10.0.0.5:3333'],
  ['fd00::5', 'http://[fd00::5]:3333'],
])('an API that listens on %s is reached at %s, by the launcher and by the site', (listen, origin) => {
  expect(settingsFrom({ API_LISTEN: listen }, '/co')).toMatchObject({ apiOrigin: origin, apiHost: origin });
});

test('a site with an address of its own is reached at that address', () => {
  expect(settingsFrom({ HOST: '10.0.0.5' }, '/co').siteOrigin).toBe('http://10.0.0.5:3000');
});

test('a relative DATA_DIR is inside the checkout, an absolute one is kept', () => {
  expect(settingsFrom({ DATA_DIR: 'kept' }, '/co').dataDir).toBe('/co/kept');
  expect(settingsFrom({ DATA_DIR: '/srv/kept' }, '/co').dataDir).toBe('/srv/kept');
});

test.each(['abc', '0', '65536', '3000x', '-1', '1e3'])('PORT=%s is refused by name', (text) => {
  expect(() => settingsFrom({ PORT: text }, '/co')).toThrow(`PORT=${text} is not a port`);
});

test('logs go to files or to the standard output, and nowhere else', () => {
  expect(settingsFrom({ LOG_TO: 'stdout' }, '/co').logTo).toBe('stdout');
  expect(() => settingsFrom({ LOG_TO: 'syslog' }, '/co')).toThrow('LOG_TO=syslog is neither files nor stdout');
});

test('one port for both servers is refused', () => {
  expect(() => settingsFrom({ PORT: '3333' }, '/co')).toThrow('PORT and API_PORT are both 3333');
});

test('a secret is made once, stored, and unreadable for others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-secret-'));
  const first = keptSecret(folder, 'jwt');
  const other = keptSecret(folder, 'database', 16);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(keptSecret(folder, 'jwt')).toBe(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
