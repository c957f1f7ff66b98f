import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { assetFolder } from '../migrate/asset-folder';
import { createTestDatabase } from './database';

/** A folder with the migrations up to the given one. */
async function migrationsUntil(last: string): Promise<string> {
  const source = assetFolder('migrations');
  const folder = await mkdtemp(join(tmpdir(), 'mapa-migrations-'));
  const journal = JSON.parse(await readFile(join(source, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, 1 + journal.entries.findIndex(({ tag }) => tag === last));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(join(source, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

/**
 * Creates a database in the state of an older release, for `migrateDatabase`. Call `drop` when done.
 * @param last name of the last applied migration, such as `0026_payments`
 */
export async function createOlderDatabase(last: string) {
  const database = await createTestDatabase({ template: 'template0' });
  const folder = await migrationsUntil(last);
  await migrate(database.db, { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  return database;
}
