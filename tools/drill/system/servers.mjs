import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../launcher/core/failure.mjs';
import { openLog } from '../../launcher/core/log.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';
import { answers } from '../../launcher/process/reach.mjs';
import { supervise } from '../../launcher/process/supervise.mjs';
import { clearedSettings } from '../../launcher/testing/system.mjs';
import { programOf } from '../../launcher/workspace/build.mjs';
import { webArguments } from '../../launcher/workspace/servers.mjs';

const PATIENCE_MS = 60_000;

/** One of our servers as a process of its own, started again whenever it ends. */
async function startServer({ home, name, args, port, settings, readyAt }) {
  const log = openLog(join(home, 'log', `${name}.log`));
  const dataDir = join(home, name);
  mkdirSync(dataDir, { recursive: true });
  const env = childEnvironment({ ...clearedSettings(), NODE_ENV: 'production', DATA_DIR: dataDir, ...settings });
  const plan = {
    start: () => startChild(node24, args, { rank: 1, cwd: root, env, stdio: ['ignore', log.handle, log.handle] }),
    onDeath: () => undefined,
  };
  let server = supervise(plan);
  const origin = `http://127.0.0.1:${port}`;
  const untilReady = async () => {
    const until = Date.now() + PATIENCE_MS;
    if (await answers(`${origin}${readyAt}`, () => Date.now() > until)) return;
    await server.stop();
    throw new Failure(`${name} does not become ready: ${log.gist()}`);
  };
  await untilReady();
  return {
    name,
    origin,
    port,
    dataDir,
    pid: () => server.current().pid,
    kill: () => server.current().kill('SIGKILL'),
    untilReady,
    /** Asks it to end, as a deploy does: `{ code, ms }` of that end. The next one is started at once. */
    async restart() {
      const began = performance.now();
      const child = server.current();
      await server.stop();
      const ms = performance.now() - began;
      const { code } = await ended(child);
      server = supervise(plan);
      return { code, ms };
    },
    stop: () => server.stop(),
  };
}

/** The built API on a database. */
export async function startApi({ home, name = 'api', url, secret, settings = {} }) {
  const port = await freePort();
  const own = { API_PORT: String(port), DATABASE_URL: url, JWT_SECRET: secret, LOG_LEVEL: 'warn' };
  const args = [programOf('api'), 'serve'];
  return startServer({ home, name, args, port, settings: { ...own, ...settings }, readyAt: '/ready' });
}

/** The built page server before an API. */
export async function startWeb({ home, name = 'web', apiOrigin, settings = {} }) {
  const port = await freePort();
  const own = { PORT: String(port), HOST: '127.0.0.1', API_HOST: apiOrigin, LOG_LEVEL: 'warn' };
  const args = webArguments();
  return startServer({ home, name, args, port, settings: { ...own, ...settings }, readyAt: '/healthz' });
}
