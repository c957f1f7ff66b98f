import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from './env-file.mjs';
import { Failure } from './failure.mjs';
import { readJson, writeJson } from './files.mjs';
import { root } from './root.mjs';

/** A TCP port from a setting's text. */
function portFrom(name, text, fallback) {
  const value = text?.trim();
  if (!value) return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new Failure(`${name}=${value} is not a port; use a number from 1 to 65535`);
  return port;
}

/** The address at which this machine reaches a server that listens on the given one; the loopback for all addresses. */
function originOf(listen, port) {
  const host = listen?.trim();
  if (!host || ['localhost', '0.0.0.0', '::'].includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Whether the demo is loaded, `sim` or `nao`: by default, only in a database of our own and outside production.
 * The API refuses any other value, and a demo in production.
 */
const demoOf = ({ DEMO, DATABASE_URL, NODE_ENV }) =>
  DEMO?.trim() || (DATABASE_URL?.trim() || NODE_ENV === 'production' ? 'nao' : 'sim');

/** Where the servers' logs go. */
function logToOf({ LOG_TO }) {
  const value = LOG_TO?.trim() || 'files';
  if (!['files', 'stdout'].includes(value)) throw new Failure(`LOG_TO=${value} is neither files nor stdout`);
  return value;
}

/** The launcher's own settings, from an environment; a relative DATA_DIR is inside the checkout. */
export function settingsFrom(environment, checkout) {
  const port = portFrom('PORT', environment.PORT, 3000);
  const apiPort = portFrom('API_PORT', environment.API_PORT, 3333);
  if (port === apiPort) throw new Failure(`PORT and API_PORT are both ${port}; give them different numbers`);
  const apiOrigin = originOf(environment.API_LISTEN, apiPort);
  return {
    port,
    apiPort,
    dataDir: resolve(checkout, environment.DATA_DIR?.trim() || '.data'),
    databaseUrl: environment.DATABASE_URL?.trim() || null,
    siteOrigin: originOf(environment.HOST, port),
    apiOrigin,
    apiHost: environment.API_HOST?.trim() || apiOrigin,
    demo: demoOf(environment),
    logTo: logToOf(environment),
  };
}

/** Reads .env and the environment, and creates DATA_DIR. */
export function readSettings() {
  loadEnvFile(join(root, '.env'));
  const settings = settingsFrom(process.env, root);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  return { ...settings, dataDir: realpathSync(settings.dataDir) };
}

/** A secret made once for this DATA_DIR and stored there. */
export function keptSecret(dataDir, name, bytes = 32) {
  const file = join(dataDir, 'secrets.json');
  const secrets = readJson(file) ?? {};
  if (!secrets[name]) writeJson(file, Object.assign(secrets, { [name]: randomBytes(bytes).toString('hex') }));
  return secrets[name];
}
