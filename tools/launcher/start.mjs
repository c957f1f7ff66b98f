/** `npm start`: installs, builds, starts the database, migrates, loads the demo content once, serves, supervises. */
import { command, say } from './core/command.mjs';
import { takeLock } from './core/lock.mjs';
import { refuseTakenPorts } from './core/ports.mjs';
import { progress } from './core/progress.mjs';
import { childEnvironment } from './core/root.mjs';
import { keptSecret, readSettings } from './core/settings.mjs';
import { endLeftovers, stateKeeper } from './core/state.mjs';
import { openDatabase } from './database/open.mjs';
import { watchNpm } from './process/parent.mjs';
import { ensureBuilt, programOf } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { serve } from './workspace/serve.mjs';

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  const settings = readSettings();
  const { dataDir, port, apiPort, apiHost } = settings;
  onStop(takeLock(dataDir));
  for (const name of await endLeftovers(dataDir)) progress(`ended ${name} left by an earlier launcher`);
  await refuseTakenPorts({ PORT: port, API_PORT: apiPort });
  await ensureInstalled();

  const [databaseUrl] = await Promise.all([openDatabase(settings), ensureBuilt()]);
  const state = stateKeeper(dataDir, { port, apiPort, databaseUrl });
  onStop(state.clear);

  const shared = { NODE_ENV: 'production', DATA_DIR: dataDir };
  const apiEnv = { API_PORT: String(apiPort), DATABASE_URL: databaseUrl, JWT_SECRET: process.env.JWT_SECRET || keptSecret(dataDir, 'jwt') };
  const api = { name: 'api', rank: 2, args: [programOf('api'), 'serve', '--prepare'], readyAt: `http://127.0.0.1:${apiPort}/api/health-check` };
  const web = { name: 'web', rank: 1, args: [programOf('web')], readyAt: `http://127.0.0.1:${port}/healthz` };
  progress('starting');
  await Promise.all([
    serve({ ...api, env: childEnvironment({ ...shared, ...apiEnv }), dataDir, state }),
    serve({ ...web, env: childEnvironment({ ...shared, PORT: String(port), API_HOST: apiHost }), dataDir, state }),
  ]);
  progress('serving');
  say(`ready: http://localhost:${port}`);
});
