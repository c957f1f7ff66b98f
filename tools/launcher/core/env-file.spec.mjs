import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile, readEnv } from './env-file.mjs';

test('a .env line gives its value, quoted or not, without the comment behind it', () => {
  const text = 'PORT=4000\n# a note\nexport NAME = "a # b"\r\nMARK=\'x\' \nHOST=here # there\nbroken line\n';
  expect(readEnv(text)).toEqual({ PORT: '4000', NAME: 'a # b', MARK: 'x', HOST: 'here' });
});

test('an empty value counts as not set', () => {
  expect(readEnv('GTM_ID=\nHOST=""\n')).toEqual({});
});

test('the environment prevails over the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-env-'));
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=1\nAPI_PORT=2\n');
  const environment = { PORT: '9', OTHER: 'x' };
  loadEnvFile(file, environment);
  expect(environment).toEqual({ PORT: '9', API_PORT: '2', OTHER: 'x' });
  rmSync(folder, { recursive: true });
});

test('a missing file changes nothing', () => {
  const environment = {};
  loadEnvFile('/nowhere/.env', environment);
  expect(environment).toEqual({});
});
