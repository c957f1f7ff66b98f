import type { Database, Queryable } from './client';
import { belongsTo, isDistributed } from './distributed';

/** A database that answers with these rows, one after the other; null: it is away. */
function databaseOf(answers: (boolean | null)[]) {
  const seen = { asked: 0 };
  const execute = () => {
    seen.asked += 1;
    const distributed = answers.shift() ?? null;
    return distributed === null ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [{ distributed }] });
  };
  return { db: { execute } as unknown as Database, seen };
}

describe('whether students stand on several servers', () => {
  it.each([true, false])('is asked once (%s)', async (distributed) => {
    const { db, seen } = databaseOf([distributed]);
    expect(await Promise.all([isDistributed(db), isDistributed(db)])).toEqual([distributed, distributed]);
    expect(seen.asked).toBe(1);
  });

  it('is asked by a transaction for its whole database', async () => {
    const { db, seen } = databaseOf([]);
    const { db: tx } = databaseOf([true]);
    belongsTo(tx, db);
    expect([await isDistributed(tx as Queryable), await isDistributed(db)]).toEqual([true, true]);
    expect(seen.asked).toBe(0);
  });

  it('is asked again of a database that was away', async () => {
    const { db } = databaseOf([null, true]);
    await expect(isDistributed(db)).rejects.toThrow('away');
    expect(await isDistributed(db)).toBe(true);
  });
});
