/** `npm run distribute -- --plan|--apply`: the database of DATABASE_URL on several servers, by students (docs/scale.md). */
import { command } from './core/command.mjs';
import { Failure } from './core/failure.mjs';
import { readSettings } from './core/settings.mjs';
import { watchNpm } from './process/parent.mjs';
import { ensureInstalled } from './workspace/install.mjs';

await command(async ({ stop }) => {
  watchNpm(stop);
  const { databaseUrl } = readSettings();
  if (!databaseUrl)
    throw new Failure('DATABASE_URL names no database; the one of npm start has no extension citus (docs/scale.md)');
  await ensureInstalled();
  // Imported only now, when the packages that these files need are installed.
  const { distribute, readArguments } = await import('./distribution/distribute.mjs');
  return distribute(databaseUrl, readArguments(process.argv.slice(2)));
});
