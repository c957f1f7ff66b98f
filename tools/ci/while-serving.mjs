/**
 * `node tools/ci/while-serving.mjs "npm start" ["nx run e2e:journeys"]`: starts the first command, waits for its line
 * `ready: …`, runs the second, and stops the first. Exit 0 if all of that succeeded.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';

const READY_WITHIN_MS = Number(process.env.READY_WITHIN_MS ?? 240_000);
const STOPPED_WITHIN_MS = Number(process.env.STOPPED_WITHIN_MS ?? 20_000);

const within = (ms, happening, failure) => Promise.race([happening, after(ms, failure, { ref: false })]);

const [serving, meanwhile] = process.argv.slice(2);
// `exec` replaces the shell, so that a signal reaches the command itself.
const server = spawn(`exec ${serving}`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = once(server, 'exit');

const ready = new Promise((resolve) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    console.log(line);
    if (line.startsWith('ready: ')) resolve(null);
  });
});

let failure = await within(
  READY_WITHIN_MS,
  Promise.race([ready, ended.then(() => 'it ended before it was ready')]),
  `it was not ready within ${READY_WITHIN_MS} ms`,
);
if (!failure && meanwhile) {
  const [code] = await once(spawn(meanwhile, { shell: true, stdio: 'inherit' }), 'exit');
  if (code !== 0) failure = `"${meanwhile}" ended with ${code}`;
}
server.kill('SIGTERM');
const stopped = await within(
  STOPPED_WITHIN_MS,
  ended.then(() => null),
  `it did not stop within ${STOPPED_WITHIN_MS} ms`,
);
if (stopped) server.kill('SIGKILL');

failure ??= stopped;
if (failure) console.error(`${serving}: ${failure}`);
process.exit(failure ? 1 : 0);
