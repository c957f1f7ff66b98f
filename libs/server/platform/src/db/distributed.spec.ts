import type { Database } from './client';
import { isDistributed } from './distributed';

/** A database that answers with these rows, one after the other; null: it is away. */
function databaseOf(answers: (boolean | null)[]) {
  const asked: string[] = [];
  const query = (text: string) => {
    asked.push(text);
    const distributed = answers.shift() ?? null;
    return distributed === null ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [{ distributed }] });
  };
  return { db: { $client: { query } } as unknown as Database, asked };
}

describe('whether students stand on several servers', () => {
  it.each([true, false])('is asked once (%s)', async (distributed) => {
    const { db, asked } = databaseOf([distributed]);
    expect(await Promise.all([isDistributed(db), isDistributed(db)])).toEqual([distributed, distributed]);
    expect(asked).toHaveLength(1);
  });

  it('is asked again of a database that was away', async () => {
    const { db } = databaseOf([null, true]);
    await expect(isDistributed(db)).rejects.toThrow('away');
    expect(await isDistributed(db)).toBe(true);
  });
});
