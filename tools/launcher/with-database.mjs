/**
 * `node tools/launcher/with-database.mjs [--killable] <command…>`: runs it with TEST_DATABASE_URL, a PostgreSQL of its own.
 * With `--killable` that one is durable, may be killed, and is restarted by itself;
 * TEST_DATABASE_FOLDER is the folder with its process number.
 */
import { command, say } from './core/command.mjs';
import { Failure } from './core/failure.mjs';
import { childEnvironment } from './core/root.mjs';
import { openTemporaryDatabase } from './database/temporary.mjs';
import { ended, startChild } from './core/children.mjs';

await command(async ({ onStop }) => {
  const argv = process.argv.slice(2);
  const durable = argv[0] === '--killable';
  const [program, ...args] = durable ? argv.slice(1) : argv;
  if (!program) throw new Failure('usage: node tools/launcher/with-database.mjs <command…>');
  // A server that others may use must not be killed.
  const given = durable ? undefined : process.env.TEST_DATABASE_URL;
  const database = given ? null : await openTemporaryDatabase({ durable });
  onStop(async () => database?.stop());
  const env = childEnvironment({
    TEST_DATABASE_URL: given ?? database.url,
    ...(durable && { TEST_DATABASE_FOLDER: database.folder }),
  });
  // In our own group: a watch mode needs the terminal.
  const child = startChild(program, args, { env, detached: false, stdio: 'inherit' });
  const { code, error } = await ended(child);
  if (error) say(`${program} cannot be started: ${error.message}`);
  return code ?? 1;
});
