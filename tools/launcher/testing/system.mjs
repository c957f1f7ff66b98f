import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { Failure } from '../core/failure.mjs';
import { readJson } from '../core/files.mjs';
import { freePort } from '../core/ports.mjs';
import { childEnvironment, root } from '../core/root.mjs';
import { abandoned, makeOwnedFolder } from '../core/owned-folder.mjs';
import { endChild, ended, startChild } from '../core/children.mjs';

const prefix = 'mapa-journeys-';

// Settings of the user's own system must not affect the one under test.
const foreign = [
  ...[
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'HOST',
    'API_LISTEN',
    'API_HOST',
    'SITE_URL',
    'ALLOWED_HOSTS',
    'COOKIE_DOMAIN',
    'TRUSTED_PROXIES',
    'DIST_DIR',
    'JWT_SECRET',
    'NODE_ENV',
    'LOG_TO',
    'DEMO',
    'DEMO_STUDENTS',
    'PAYMENT_PROVIDER',
  ],
  ...['GTM_ID', 'GOOGLE_CLIENT_ID', 'FACEBOOK_APP_ID', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM'],
];

/** An environment that removes the settings of the user's own system. */
export const clearedSettings = () => Object.fromEntries(foreign.map((name) => [name, '']));

function remove(home) {
  const cluster = readJson(join(home, 'data/postgres.json'))?.cluster;
  if (cluster) rmSync(cluster, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}

/** Starts the whole product as a user does, on free ports and an empty DATA_DIR: `{ url, apiUrl, dataDir, stop }`. `settings` are its environment's. */
export async function startSystem(settings = {}) {
  abandoned(tmpdir(), prefix).forEach(remove);
  const home = makeOwnedFolder(tmpdir(), prefix);
  const dataDir = join(home, 'data');
  const port = await freePort();
  let apiPort = port;
  while (apiPort === port) apiPort = await freePort();
  const env = childEnvironment({
    ...clearedSettings(),
    ...settings,
    npm_lifecycle_event: '',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
  });
  const child = startChild(process.execPath, [join(root, 'tools/launcher/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  const ready = new Promise((resolve) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      if (/^ready: /m.test(output)) resolve(true);
    });
  });
  const up = await Promise.race([ready, ended(child).then(() => false)]);
  const stop = async () => {
    await endChild(child, 30_000);
    const { code } = await ended(child);
    remove(home);
    return code;
  };
  if (!up) {
    await stop();
    throw new Failure('npm start did not come up: its line stands above');
  }
  return { url: `http://localhost:${port}`, apiUrl: `http://127.0.0.1:${apiPort}`, dataDir, stop };
}
