/** `npm start`: installs, builds, starts the database, migrates, loads the demo once if it is on, serves, supervises. */
import { command, say } from './core/command.mjs';
import { takeLock } from './core/lock.mjs';
import { refuseTakenPorts } from './core/ports.mjs';
import { progress } from './core/progress.mjs';
import { readSettings } from './core/settings.mjs';
import { endLeftovers, stateKeeper } from './core/state.mjs';
import { openDatabase } from './database/open.mjs';
import { watchNpm } from './process/parent.mjs';
import { ensureBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { serve } from './workspace/serve.mjs';
import { serverPlans } from './workspace/servers.mjs';

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  const settings = readSettings();
  const { dataDir, port, apiPort, apiOrigin, logTo } = settings;
  onStop(takeLock(dataDir));
  for (const name of await endLeftovers(dataDir)) progress(`ended ${name} left by an earlier launcher`);
  await refuseTakenPorts({ PORT: port, API_PORT: apiPort });
  await ensureInstalled();

  const state = stateKeeper(dataDir);
  onStop(state.clear);
  const [databaseUrl] = await Promise.all([openDatabase(settings, state), ensureBuilt()]);
  state.tell({ port, apiPort, apiOrigin, databaseUrl });

  progress(
    settings.demo === 'sim'
      ? 'starting; the demo (boards, papers, notices, accounts, students and what they did) is fictional'
      : 'starting without the demo',
  );
  const plans = serverPlans({ settings, databaseUrl, mode: 'production' });
  await Promise.all(plans.map((plan) => serve({ ...plan, dataDir, logTo, state })));
  progress('serving');
  say(`ready: http://localhost:${port}`);
}, 0);
