/** `node tools/launcher/with-database.mjs <command…>`: runs it with TEST_DATABASE_URL, a PostgreSQL of its own. */
import { command, say } from './core/command.mjs';
import { Failure } from './core/failure.mjs';
import { childEnvironment } from './core/root.mjs';
import { openTemporaryDatabase } from './database/temporary.mjs';
import { ended, startChild } from './process/children.mjs';

await command(async ({ onStop }) => {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new Failure('usage: node tools/launcher/with-database.mjs <command…>');
  const given = process.env.TEST_DATABASE_URL;
  const database = given ? null : await openTemporaryDatabase();
  onStop(async () => database?.stop());
  const env = childEnvironment({ TEST_DATABASE_URL: given ?? database.url });
  // In our own group: a watch mode needs the terminal.
  const child = startChild(program, args, { env, detached: false, stdio: 'inherit' });
  const { code, error } = await ended(child);
  if (error) say(`${program} cannot be started: ${error.message}`);
  return code ?? 1;
});
