import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { assetFolder } from '../migrate/asset-folder';
import { migrateDatabase } from '../migrate/migrate';
import { queueFingerprint } from '../queue/install';

/** Address of the server on which tests may create databases; `node tools/launcher/with-database.mjs` sets it. */
export function testServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run this through `node tools/launcher/with-database.mjs …`');
  return url;
}

/** The address of another database on the same server. */
export const withDatabaseName = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

/** Name of the migrated template; it depends on the migrations and the queues, so that a stale one is never cloned. */
export function templateName(): string {
  const folder = assetFolder('migrations');
  const hash = createHash('sha256').update(queueFingerprint());
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(folder, file)));
  }
  return `mapa_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Creates the template once per set of migrations. */
export default async function createTemplate(): Promise<void> {
  const server = new Client({ connectionString: testServerUrl() });
  await server.connect();
  try {
    const name = templateName();
    await server.query('select pg_advisory_lock(727002)');
    const found = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const draft = `${name}_draft`;
    await server.query(`drop database if exists ${draft} with (force)`);
    await server.query(`create database ${draft}`);
    await migrateDatabase(withDatabaseName(testServerUrl(), draft));
    await server.query(`alter database ${draft} rename to ${name}`);
  } finally {
    await server.end();
  }
}
