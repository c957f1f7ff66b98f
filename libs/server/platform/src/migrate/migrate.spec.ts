import { queuesOf } from '../modules/queues-of';
import { createTestDatabase } from '../testing/database';
import { demandCurrentSchema } from './compatibility';
import { migrateDatabase, MIGRATION_LOCK } from './migrate';

const queues = queuesOf([]);

describe('migrations', () => {
  it('can be run again on a migrated database, by two processes at once', async () => {
    const test = await createTestDatabase();
    try {
      await Promise.all([migrateDatabase(test.url, { queues }), migrateDatabase(test.url, { queues })]);
      const { rows } = await test.pool.query("select to_tsvector('mapa', 'Questões')::text as words");
      expect(rows[0]).toEqual({ words: "'questo':1" });
    } finally {
      await test.drop();
    }
  });

  it('wait for another process up to a limit, and name it', async () => {
    const test = await createTestDatabase();
    const other = await test.pool.connect();
    try {
      await other.query(`begin; select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const said: string[] = [];
      const late = migrateDatabase(test.url, { queues, waitMs: 50, say: (line) => said.push(line) });
      await expect(late).rejects.toThrow(
        /^another process \(PostgreSQL backend \d+\) has been migrating this database for 0\.05 s; nothing was changed\./,
      );
      expect(said).toEqual(['another process migrates this database: waiting for it, at most 0.05 s']);
    } finally {
      await other.query('rollback');
      other.release();
      await test.drop();
    }
  });

  it('name the queues of the database that this version does not have', async () => {
    const test = await createTestDatabase({ queues: [...queues, { name: 'colheita', retryLimit: 1 }] });
    try {
      const said: string[] = [];
      await migrateDatabase(test.url, { queues, say: (line) => said.push(line) });
      expect(said).toEqual(['this version has no queue named colheita: the jobs that wait there stay undone']);
    } finally {
      await test.drop();
    }
  });

  it('name a failing one with its statement and reason, and leave the database unchanged', async () => {
    const test = await createTestDatabase({ template: 'template0' });
    try {
      await test.pool.query('create table users (id int)');
      await expect(migrateDatabase(test.url, { queues })).rejects.toThrow(
        /^migration 0001_thread failed: relation "users" already exists \(42P07\), at: CREATE TABLE "users" \( .*; nothing was changed$/,
      );
      const { rows } = await test.pool.query(
        "select count(*)::int as tables from pg_tables where schemaname = 'public'",
      );
      expect(rows).toEqual([{ tables: 1 }]);
    } finally {
      await test.drop();
    }
  });
});

describe('a schema of another version', () => {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  it('is served and migrated by no older version than the one that made it', async () => {
    await test.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${Date.UTC(2030, 0, 2)})`,
    );
    const refusal =
      'this database was migrated by a newer version of Mapa: 1 of its migrations is unknown here, the last one of 2030-01-02. Start that version or a newer one; nothing was changed';
    await expect(migrateDatabase(test.url, { queues })).rejects.toThrow(refusal);
    await expect(demandCurrentSchema(test.pool)).rejects.toThrow(refusal);
  });

  it('is not served while it lacks migrations', async () => {
    await demandCurrentSchema(test.pool);
    await test.pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    await expect(demandCurrentSchema(test.pool)).rejects.toThrow(
      /^this database lacks 1 migration of this version, the first of them \d{4}_\w+: run `migrate`, or `serve --prepare`$/,
    );
  });

  it('is not served if it does not exist', async () => {
    const empty = await createTestDatabase({ template: 'template0' });
    await expect(demandCurrentSchema(empty.pool)).rejects.toThrow(
      /^this database lacks \d+ migrations of this version, the first of them 0000_extensions/,
    );
    await empty.drop();
  });
});
