/** `npm run dev`: the whole product with hot reload of every saved file, on both sites and the API. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command, say } from './core/command.mjs';
import { takeLock } from './core/lock.mjs';
import { refuseTakenPorts } from './core/ports.mjs';
import { progress } from './core/progress.mjs';
import { childEnvironment, node24, root, tool } from './core/root.mjs';
import { readSettings } from './core/settings.mjs';
import { endLeftovers, stateKeeper } from './core/state.mjs';
import { openDatabase } from './database/open.mjs';
import { startChild } from './core/children.mjs';
import { watchNpm } from './process/parent.mjs';
import { answers } from './process/reach.mjs';
import { rerunOnChange } from './process/rerun.mjs';
import { forgetBuilds, programOf } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { serverPlans } from './workspace/servers.mjs';

const shown = { cwd: root, group: true, stdio: 'inherit' };

/** Rebuilds a server application whenever one of its sources is saved. */
async function keepBuilding(app) {
  startChild(tool('vite'), ['build', '--watch', '--logLevel', 'warn'], {
    ...shown,
    cwd: join(root, 'apps', app),
    env: childEnvironment({ NODE_ENV: 'development' }),
  });
  while (!existsSync(programOf(app))) await pause(100);
}

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  const settings = readSettings();
  const { dataDir, port, apiPort, apiOrigin } = settings;
  onStop(takeLock(dataDir));
  await endLeftovers(dataDir);
  await refuseTakenPorts({ PORT: port, API_PORT: apiPort });
  await ensureInstalled();

  const state = stateKeeper(dataDir);
  onStop(state.clear);
  forgetBuilds(['api', 'web']);
  progress('building');
  const [databaseUrl] = await Promise.all([openDatabase(settings, state), keepBuilding('api'), keepBuilding('web')]);
  state.tell({ port, apiPort, apiOrigin, databaseUrl });

  for (const { name, rank, args, env, readyAt } of serverPlans({ settings, databaseUrl, mode: 'development' })) {
    const start = () => {
      const child = startChild(node24, ['--enable-source-maps', ...args], { ...shown, rank, env });
      state.note(name, child.pid, { rank });
      return child;
    };
    rerunOnChange({ file: programOf(name), start });
    await answers(readyAt, () => false);
  }
  say(`ready: http://localhost:${port}`);
}, 0);
