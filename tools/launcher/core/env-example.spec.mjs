import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from './env-file.mjs';
import { root } from './root.mjs';

const readByTheLauncherAlone = ['LOG_TO', 'CHROMIUM_PATH', 'TEST_DATABASE_URL'];

const read = (path) => readFileSync(join(root, path), 'utf8');
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

const keysOf = (path) => namesIn(read(path), /^\s+([A-Z][A-Z0-9_]+): (?:TEXT\b|LINK\b|EMAIL\b|Type\.|\w+Setting\()/gm);

const CONFIGURATIONS = { api: 'apps/api/src/config.ts', web: 'apps/web/src/config/config.ts' };

/** The keys of a configuration's schema, read from its source. */
const settingsOf = (app) => [
  ...keysOf(CONFIGURATIONS[app]),
  // Both servers share the definition of these.
  ...keysOf('libs/server/http/src/tracing/settings.ts'),
];

const [current, future] = read('.env.example').split(/^# --- Not read yet.*$/m);
const explainedIn = (text) => namesIn(text, /^(?:# )?([A-Z][A-Z0-9_]+)=/gm);

test.each([
  ['api', ['DATABASE_URL', 'JWT_SECRET']],
  ['web', ['PORT', 'SITE_URL', 'DIST_DIR', 'FACEBOOK_URL']],
])('the settings of %s are found in its source', (app, some) => {
  expect(settingsOf(app)).toEqual(expect.arrayContaining(some));
});

test('.env.example explains exactly the settings of both servers and the launcher', () => {
  const wanted = new Set([...settingsOf('api'), ...settingsOf('web'), ...readByTheLauncherAlone]);
  expect(explainedIn(current).sort()).toEqual([...wanted].sort());
});

test('a setting that is no longer read is not among the future ones', () => {
  const already = new Set([...settingsOf('api'), ...settingsOf('web')]);
  expect(explainedIn(future).filter((name) => already.has(name))).toEqual([]);
});

test('an unchanged copy of .env.example sets defaults only', () => {
  expect(readEnv(read('.env.example'))).toEqual({
    PORT: '3000',
    HOST: 'localhost',
    API_PORT: '3333',
    API_LISTEN: '127.0.0.1',
    DATA_DIR: '.data',
    LOG_LEVEL: 'info',
  });
});
