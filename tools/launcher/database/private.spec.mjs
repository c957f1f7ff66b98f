import { jest } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { readJson } from '../core/files.mjs';
import { openPrivateDatabase } from './private.mjs';

// Real servers on a busy machine.
jest.setTimeout(60_000);

let dataDir;
beforeEach(() => (dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'mapa-private-'))));
afterEach(() => {
  const outside = readJson(join(dataDir, 'postgres.json'))?.cluster;
  const kept = outside ? readdirSync(dirname(outside)).filter((name) => name.startsWith(basename(outside))) : [];
  for (const name of kept) rmSync(join(dirname(outside), name), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

const clusterFolder = () => readJson(join(dataDir, 'postgres.json'))?.cluster ?? join(dataDir, 'postgres');

async function ask(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('the product gets a database of its own, in Portuguese order, as a role without superuser rights', async () => {
  const database = await openPrivateDatabase(dataDir);
  const [role] = await ask(database.url, 'select rolsuper, rolname from pg_roles where rolname = current_user');
  const sorted = await ask(
    database.url,
    "select word from unnest(array['zebra', 'éter', 'Abacate', 'eta']) word order by word",
  );
  await database.stop();
  expect(role).toEqual({ rolsuper: false, rolname: 'mapa' });
  expect(sorted.map(({ word }) => word)).toEqual(['Abacate', 'eta', 'éter', 'zebra']);
});

test('a connection without the password is refused', async () => {
  const database = await openPrivateDatabase(dataDir);
  await expect(ask(database.url.replace(/:[0-9a-f]{32}@/, ':guess@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
  await database.stop();
});

test('the port is kept, and lost passwords are made anew without losing data', async () => {
  const first = await openPrivateDatabase(dataDir);
  await ask(first.url, 'create table kept as select 7 as number');
  await first.stop();
  rmSync(join(dataDir, 'secrets.json'));
  const second = await openPrivateDatabase(dataDir);
  expect(new URL(second.url).port).toBe(new URL(first.url).port);
  expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('a cluster of another major version is refused in one line and left unchanged', async () => {
  const database = await openPrivateDatabase(dataDir);
  await database.stop();
  const version = join(clusterFolder(), 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(openPrivateDatabase(dataDir)).rejects.toThrow(/was made by PostgreSQL 17 and this is \d+; set DATA_DIR/);
  expect(readFileSync(version, 'utf8')).toBe('17\n');
});

test('an interrupted creation is started again', async () => {
  const first = await openPrivateDatabase(dataDir);
  await first.stop();
  rmSync(join(clusterFolder(), 'mapa-ready'));
  rmSync(join(clusterFolder(), 'global'), { recursive: true });
  const second = await openPrivateDatabase(dataDir);
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(existsSync(join(clusterFolder(), 'mapa-ready'))).toBe(true);
});

test('a database that cannot start is reported with the last line of its log', async () => {
  const database = await openPrivateDatabase(dataDir);
  await database.stop();
  rmSync(join(clusterFolder(), 'global/pg_control'));
  await expect(openPrivateDatabase(dataDir)).rejects.toThrow(
    /^the database does not come up \(log: .*\): .*pg_control/,
  );
});
