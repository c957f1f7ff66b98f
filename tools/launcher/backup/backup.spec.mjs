import { jest } from '@jest/globals';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { readJson, writeJson } from '../core/files.mjs';
import { locateCluster } from '../database/cluster-folder.mjs';
import { openPrivateDatabase } from '../database/private.mjs';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';

// Real servers on a busy machine.
jest.setTimeout(120_000);

let home;
let original;
let copy;
let answered;
let backup;
let identified;

/** One database, one backup of it while students answer: both take seconds. */
beforeAll(async () => {
  home = mkdtempSync(join(realpathSync(tmpdir()), 'mapa-backup-'));
  [original, copy] = ['original', 'copy'].map((name) => join(home, name));
  mkdirSync(join(original, 'mail'), { recursive: true });
  mkdirSync(copy);
  writeFileSync(join(original, 'mail/1.eml'), 'Olá');
  const database = await openPrivateDatabase(original);
  try {
    await ask(database.url, 'create table answers (id int primary key)');
    const students = answerSteadily(database.url);
    backup = await makeBackup({ url: database.url, dataDir: original, into: join(home, 'backups') });
    answered = await students.stop();
    const { database_superuser: password } = readJson(join(original, 'secrets.json'));
    const url = Object.assign(new URL(database.url), { username: 'postgres', password }).href;
    identified = await ask({ connectionString: url, replication: 'true' }, 'IDENTIFY_SYSTEM');
  } finally {
    await database.stop();
  }
});
afterAll(() => {
  for (const dataDir of [original, copy]) {
    const outside = readJson(join(dataDir, 'postgres.json'))?.cluster;
    const kept = outside ? readdirSync(dirname(outside)).filter((file) => file.startsWith(basename(outside))) : [];
    for (const file of kept) rmSync(join(dirname(outside), file), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
});

async function ask(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function answersIn(dataDir) {
  const database = await openPrivateDatabase(dataDir);
  const rows = await ask(database.url, 'select id from answers order by id');
  await database.stop();
  return rows.map(({ id }) => id);
}

/** Sends answers one after the other until `stop`, and records each confirmed one with the log's position after it. */
function answerSteadily(url) {
  const confirmed = [];
  const stopping = new AbortController();
  const work = (async () => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    for (let id = 1_000; !stopping.signal.aborted; id += 1) {
      await client.query('insert into answers values ($1)', [id]);
      const { rows } = await client.query("select pg_current_wal_insert_lsn() - '0/0' as position");
      confirmed.push({ id, position: Number(rows[0].position) });
    }
    await client.end();
  })();
  work.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await work;
      return confirmed;
    },
  };
}

const positionOf = (lsn) => {
  const [high, low] = lsn.split('/').map((part) => Number.parseInt(part, 16));
  return high * 2 ** 32 + low;
};

test('a backup during answering contains every answer that was confirmed before its end', async () => {
  await restoreBackup({ dataDir: copy, backup: backup.folder });
  const found = new Set(await answersIn(copy));
  const before = answered.filter(({ position }) => position <= positionOf(backup.description.log.to));
  expect(before.length).toBeGreaterThan(10);
  expect(answered.length).toBeGreaterThan(before.length);
  expect(before.filter(({ id }) => !found.has(id))).toEqual([]);
  expect(backup.description.rows['public.answers']).toBe(found.size);
});

test('secrets and stored mails are included, and earlier ones are moved aside', async () => {
  const secrets = readJson(join(original, 'secrets.json'));
  writeJson(join(copy, 'secrets.json'), { ...secrets, jwt: 'another' });
  rmSync(join(copy, 'mail/1.eml'));
  const { aside } = await restoreBackup({ dataDir: copy, backup: backup.folder });
  expect(readJson(join(copy, 'secrets.json'))).toEqual(secrets);
  expect(readFileSync(join(copy, 'mail/1.eml'), 'utf8')).toBe('Olá');
  expect(existsSync(join(aside, 'PG_VERSION'))).toBe(true);
});

test.each([
  ['cut short', (at) => truncateSync(at('base.tar.gz'), 100_000), 'the backup is damaged: base.tar.gz'],
  ['with another manifest', (at) => writeFileSync(at('backup_manifest'), '{}'), 'is damaged: backup_manifest'],
  ['unfinished', (at) => rmSync(at('backup.json')), 'is no backup: it has no backup.json'],
])('a backup %s is refused, and the present database stays', async (_, damage, sentence) => {
  const damaged = join(home, 'damaged');
  cpSync(backup.folder, damaged, { recursive: true });
  damage((file) => join(damaged, file));
  const { folder } = locateCluster(copy);
  const marked = readFileSync(join(folder, 'mapa-ready'), 'utf8');
  await expect(restoreBackup({ dataDir: copy, backup: damaged })).rejects.toThrow(sentence);
  rmSync(damaged, { recursive: true });
  expect(readFileSync(join(folder, 'mapa-ready'), 'utf8')).toBe(marked);
  expect(existsSync(`${folder}.restoring`)).toBe(false);
});

test("PostgreSQL's own programs may copy the database too", () => expect(identified).toHaveLength(1));
