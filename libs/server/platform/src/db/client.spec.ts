import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { createTestDatabase } from '../testing/database';
import { openDatabase } from './client';

describe('the database connection', () => {
  it('survives the end of a connection in use: its query fails and the next one works', async () => {
    const test = await createTestDatabase();
    const { pool, db } = openDatabase(test.url, { max: 2 });
    const end =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    try {
      const work = db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await test.pool.query(end);
        await tx.execute(sql`select 1`);
      });
      await expect(work).rejects.toThrow();
      await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    } finally {
      await pool.end();
      await test.drop();
    }
  });

  it('returns a connection on which no transaction could start', async () => {
    const test = await createTestDatabase();
    const { pool, db } = openDatabase(test.url, { max: 1 });
    try {
      const [{ query }, refuse] = [Client.prototype, () => Promise.reject(new Error('dropped'))];
      const isBegin = (text: unknown) => (text as { text?: string }).text?.startsWith('begin');
      const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
        return isBegin(args[0]) ? refuse() : (query as (...given: unknown[]) => unknown).apply(this, args);
      } as never);
      await expect(db.transaction(() => Promise.resolve())).rejects.toThrow();
      spy.mockRestore();
      await expect(db.transaction((tx) => tx.execute(sql`select 1 as one`))).resolves.toMatchObject({
        rows: [{ one: 1 }],
      });
    } finally {
      await pool.end();
      await test.drop();
    }
  });

  it('limits the time of a statement, except in a test', async () => {
    const test = await createTestDatabase();
    const { pool } = openDatabase(test.url, { max: 1 });
    try {
      const limits = await Promise.all([pool, test.pool].map((each) => each.query('show statement_timeout')));
      expect(limits.map(({ rows }) => rows)).toEqual([[{ statement_timeout: '15s' }], [{ statement_timeout: '0' }]]);
    } finally {
      await pool.end();
      await test.drop();
    }
  });
});
