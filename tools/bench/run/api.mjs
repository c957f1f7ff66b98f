import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../launcher/core/failure.mjs';
import { openLog } from '../../launcher/core/log.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { endChild, startChild } from '../../launcher/core/children.mjs';
import { answers } from '../../launcher/process/reach.mjs';

async function startServer(name, dataDir, args, settings, path) {
  const port = await freePort();
  const log = openLog(join(dataDir, 'log', `${name}.log`));
  const { size: logStart } = statSync(log.file);
  const env = childEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, API_PORT: String(port), ...settings });
  const child = startChild(node24, args, { rank: 1, cwd: root, env, stdio: ['ignore', log.handle, log.handle] });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await answers(`${origin}${path}`, () => child.exitCode !== null)))
    throw new Failure(`${name} did not start: ${log.gist()}`);
  return { origin, pid: child.pid, log: { file: log.file, start: logStart }, stop: () => endChild(child) };
}

/** The built API on a database, as a process of its own: `{ origin, pid, log: { file, start }, stop }`. */
export const startApi = (dataDir, { url, secret }) =>
  startServer(
    'bench-api',
    dataDir,
    [join(root, 'dist/apps/api/main.mjs'), 'serve'],
    { DATABASE_URL: url, JWT_SECRET: secret },
    '/api/health-check',
  );

/** The yardstick: Fastify alone, one row by its key with the product's pool size. */
export const startYardstick = (dataDir, { url }) =>
  startServer('bench-yardstick', dataDir, [join(import.meta.dirname, 'yardstick.mjs')], { DATABASE_URL: url }, '/');

/** Resident memory of a process in kilobytes; null if the system does not provide it. */
export function residentKb(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) : null;
  } catch {
    return null;
  }
}

/** Resident memory of a process in whole megabytes; null if the system does not provide it. */
export function residentMb(pid) {
  const kilobytes = residentKb(pid);
  return kilobytes && Math.round(kilobytes / 1_024);
}
