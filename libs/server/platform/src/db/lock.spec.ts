import { openDatabase } from './client';
import { createTestDatabase } from '../testing/database';
import { LockHeld, withLock } from './lock';

const KEY = 42;

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof openDatabase>['pool'];
beforeAll(async () => {
  test = await createTestDatabase();
  // One connection: its state afterwards is what a pooler would pass to another client.
  ({ pool } = openDatabase(test.url, { max: 1 }));
});
afterAll(async () => {
  await pool.end();
  await test.drop();
});

/** Locks of this database only: the same view lists those of other workers' databases. */
const HELD =
  "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())";
const held = async () => (await test.pool.query(HELD)).rowCount;

describe('a lock that one process holds at a time', () => {
  it('is held during the work, and leaves nothing on its connection', async () => {
    expect(await withLock(pool, KEY, {}, held)).toBe(1);
    expect(await held()).toBe(0);
    expect((await pool.query('select now() = statement_timestamp() as fresh')).rows).toEqual([{ fresh: true }]);
  });

  it('is released if the work fails', async () => {
    const work = withLock(pool, KEY, {}, () => Promise.reject(new Error('lost')));
    await expect(work).rejects.toThrow('lost');
    expect(await held()).toBe(0);
  });

  it('times out with the name of its holder', async () => {
    await withLock(test.pool, KEY, {}, async () => {
      const { rows } = await test.pool.query(HELD);
      const waits: string[] = [];
      const late = withLock(pool, KEY, { waitMs: 50, onWait: () => waits.push('waits') }, held);
      await expect(late).rejects.toThrow(LockHeld);
      await expect(late).rejects.toMatchObject({ pid: rows[0]?.pid });
      expect(waits).toEqual(['waits']);
    });
  });

  it('passes to a waiting process', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const first = withLock(test.pool, KEY, {}, () => ended);
    while ((await held()) === 0);
    expect(await withLock(pool, KEY, { waitMs: 30_000, onWait: end }, held)).toBe(1);
    await first;
  });
});
