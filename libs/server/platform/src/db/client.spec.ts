import { sql } from 'drizzle-orm';
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
});
