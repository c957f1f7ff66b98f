import { join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { keepSmall, openLog } from '../core/log.mjs';
import { progress } from '../core/progress.mjs';
import { node24, root } from '../core/root.mjs';
import { startChild } from '../core/children.mjs';
import { answers } from '../process/reach.mjs';
import { supervise } from '../process/supervise.mjs';

/** A log that another program keeps, so that its lines were seen already. */
const ON_STDOUT = { handle: 'inherit', file: null, gist: () => 'its reason stands above' };

/**
 * Starts one of our servers, waits for its first response and keeps it running. One that ends before its first response
 * would only end again: that is a Failure.
 */
export async function serve({ name, rank, args, env, readyAt, dataDir, logTo, state }) {
  const log = logTo === 'stdout' ? ON_STDOUT : openLog(join(dataDir, 'log', `${name}.log`));
  if (log.file) keepSmall(log);
  const stdio = ['ignore', log.handle, log.handle];
  let ready = false;
  let died = null;
  const server = supervise({
    start: () => startChild(node24, args, { rank, cwd: root, env, stdio }),
    onStart: (child) => state.note(name, child.pid, { rank }),
    onDeath: ({ reason, delay }) => {
      died = reason;
      if (ready) progress(`${name} ended (${reason}); starting it again in ${delay} ms`);
    },
  });
  ready = await answers(readyAt, () => died !== null);
  if (ready) return server;
  await server.stop();
  throw new Failure(`${name} did not start (${died}${log.file ? `; log: ${log.file}` : ''}): ${log.gist()}`);
}
