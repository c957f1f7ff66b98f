import { command } from '../core/command.mjs';
import { joinOrTake } from '../core/join-or-take.mjs';
import { node24, whereTyped } from '../core/root.mjs';
import { readSettings } from '../core/settings.mjs';
import { runningOn } from '../core/state.mjs';
import { openDatabase } from '../database/open.mjs';
import { ended, startChild } from '../core/children.mjs';
import { watchNpm } from '../process/parent.mjs';
import { answers } from '../process/reach.mjs';
import { ensureBuilt, programOf } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { serverPlans } from './servers.mjs';

/**
 * Runs a command of the API's program on the database of this DATA_DIR, which is started and migrated if necessary, and
 * ends with its exit code.
 * @param {string} name such as "import"
 */
export const runApiCommand = (name) =>
  command(async ({ onStop, stop }) => {
    watchNpm(stop);
    const settings = readSettings();
    const { dataDir } = settings;
    await ensureInstalled();
    await ensureBuilt(['api']);
    const { running, release } = await joinOrTake(dataDir);
    if (release) onStop(release);

    const databaseUrl = running?.databaseUrl ?? (await openDatabase(settings));
    const found = running ? { apiPort: running.apiPort, apiOrigin: running.apiOrigin } : {};
    const { env, readyAt } = serverPlans({ settings: { ...settings, ...found }, databaseUrl, mode: 'production' }).find(
      (plan) => plan.name === 'api',
    );
    // Paths are relative to the user's directory; the output is the terminal, for the progress bar.
    const options = { cwd: whereTyped(), env, detached: false, stdio: 'inherit' };
    const api = (...args) => ended(startChild(node24, [programOf('api'), ...args], options));
    if (running) {
      // The launcher may still be migrating.
      await answers(readyAt, () => runningOn(dataDir) === null);
    } else {
      const { code } = await api('migrate');
      if (code !== 0) return 1;
    }
    const { code } = await api(name, ...process.argv.slice(2));
    return code ?? 1;
  });
