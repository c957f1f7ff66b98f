import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { assetFolder } from '../migrate/asset-folder';
import { migrateDatabase } from '../migrate/migrate';
import { queuesOf } from '../modules/queues-of';
import { installQueues, queueFingerprint } from '../queue/install';
import type { QueueDefinition } from '../queue/queues';

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

/** The queues that every application has. */
const MAIL_ALONE = queuesOf([]);
/** Held by the process that makes a template. */
const TEMPLATE_LOCK = 727_002;

const nameFor = (hash: ReturnType<typeof createHash>) => `mapa_template_${hash.digest('hex').slice(0, 12)}`;

/** Name of the migrated template; it depends on the migrations and the queues of mail, so that a stale one is never cloned. */
export function templateName(): string {
  const folder = assetFolder('migrations');
  const hash = createHash('sha256').update(queueFingerprint(MAIL_ALONE));
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(folder, file)));
  }
  return nameFor(hash);
}

interface Draft {
  readonly name: string;
  /** The database that it is cloned from; an empty one when left out. */
  readonly from?: string;
  readonly fill: (url: string) => Promise<unknown>;
}

/** Makes a template unless it is there: one process does, others wait. */
async function makeOnce({ name, from = 'template1', fill }: Draft): Promise<void> {
  const server = new Client({ connectionString: testServerUrl() });
  await server.connect();
  const isThere = async () =>
    (await server.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  try {
    if (await isThere()) return;
    await server.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    if (await isThere()) return;
    const draft = `${name}_draft`;
    await server.query(`drop database if exists ${draft} with (force)`);
    await server.query(`create database ${draft} template ${from} strategy file_copy`);
    await fill(withDatabaseName(testServerUrl(), draft));
    await server.query(`alter database ${draft} rename to ${name}`);
  } finally {
    await server.end();
  }
}

/**
 * Name of a template with these queues. It is made from the migrated one when a spec first asks for it, and found by every
 * later spec: no spec file starts the queue library for its own database.
 */
export async function templateWith(queues: readonly QueueDefinition[]): Promise<string> {
  const from = templateName();
  const listed = JSON.stringify(queues);
  if (listed === JSON.stringify(MAIL_ALONE)) return from;
  const name = nameFor(createHash('sha256').update(from).update(listed));
  await makeOnce({ name, from, fill: (url) => installQueues(url, queues) });
  return name;
}

/** Makes the migrated template once for each set of migrations; jest calls it before the specs. */
export default async function createTemplate(): Promise<void> {
  await makeOnce({ name: templateName(), fill: (url) => migrateDatabase(url, { queues: MAIL_ALONE }) });
}
