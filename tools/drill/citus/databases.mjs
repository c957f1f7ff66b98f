import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { generate } from '../../bench/bank/generate.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { programOf } from '../../launcher/workspace/build.mjs';

const BANK = { questoes: 400, estudantes: 60, respostas: 2_400, semente: 1 };

/** Does something with a connection to a database, and closes it. */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function migrate(url, secret) {
  const env = childEnvironment({ DATABASE_URL: url, JWT_SECRET: secret });
  const { status, stderr } = spawnSync(node24, [programOf('api'), 'migrate'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Failure(`the database cannot be migrated: ${stderr.trim()}`);
}

/** Fills an empty database with the schema and a small bank, the same on every server. */
export async function fill(url, secret) {
  await withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.users') as users`);
    if (rows[0].users) throw new Failure('the database of CITUS_URL is not empty: give an empty one');
  });
  migrate(url, secret);
  await withClient(url, async (client) => {
    await generate(client, BANK);
    await client.query('select arrange_maps(array(select id from question_maps))');
  });
}
