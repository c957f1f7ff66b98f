import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { Failure } from '../../launcher/core/failure.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { keptSecret } from '../../launcher/core/settings.mjs';
import { openPrivateDatabase } from '../../launcher/database/private.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';
import { programOf } from '../../launcher/workspace/build.mjs';
import { generate } from './generate.mjs';

const folder = import.meta.dirname;

const digest = (hash) => hash.digest('hex').slice(0, 10);

/** One name for each scale and generator: an outdated bank is never measured, and is dropped once its successor is made. */
function namesOf(scale) {
  const generator = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file !== 'open.mjs' && !file.includes('.spec.')) generator.update(readFileSync(join(folder, file)));
  const family = `mapa_bench_${digest(createHash('sha256').update(JSON.stringify(scale)))}`;
  return { family, name: `${family}_${digest(generator)}` };
}

async function withClient(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const addressed = (url, parts) => Object.assign(new URL(url), parts).toString();

async function migrate(url, secret) {
  const env = childEnvironment({ DATABASE_URL: url, JWT_SECRET: secret });
  const child = startChild(node24, [programOf('api'), 'migrate'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { code } = await ended(child);
  if (code !== 0) throw new Failure('the bank could not be migrated');
}

/** Rows are loaded in bulk without the triggers that maintain the steps of maps. */
async function arrange(client) {
  await client.query('select arrange_maps(array(select id from question_maps))');
  await client.query('vacuum (analyze) map_questions, map_subjects');
}

/** Brings an empty database to the newest schema and generates a bank of this scale in it. */
export async function fillBank({ url, adminUrl, secret, scale }) {
  await migrate(url, secret);
  await withClient(adminUrl, async (loading) => {
    await generate(loading, scale);
    await arrange(loading);
  });
}

const isFinished = (server, name) =>
  server.query('select 1 from pg_database where datname = $1', [name]).then(({ rowCount }) => rowCount > 0);

/**
 * A database with a bank of this scale on a private PostgreSQL under `dataDir`, generated if it is missing and
 * migrated to the newest schema: `{ url, adminUrl, secret, stop }`.
 */
export async function openBank(dataDir, scale) {
  const server = await openPrivateDatabase(dataDir);
  const secret = keptSecret(dataDir, 'jwt');
  const admin = addressed(server.url, {
    username: 'postgres',
    password: keptSecret(dataDir, 'database_superuser', 16),
  });
  const { family, name } = namesOf(scale);
  const url = addressed(server.url, { pathname: `/${name}` });
  const adminUrl = addressed(admin, { pathname: `/${name}` });
  await withClient(admin, async (client) => {
    if (await isFinished(client, name)) return;
    const draft = `${name}_draft`;
    progress(`generating a bank of ${scale.questoes} questions`);
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [family]);
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    await client.query(`create database ${draft} owner mapa`);
    const [draftUrl, draftAdminUrl] = [server.url, admin].map((url) => addressed(url, { pathname: `/${draft}` }));
    await fillBank({ url: draftUrl, adminUrl: draftAdminUrl, secret, scale });
    await client.query(`alter database ${draft} rename to ${name}`);
    progress('generated');
  });
  await migrate(url, secret);
  return { url, adminUrl, secret, stop: server.stop };
}
