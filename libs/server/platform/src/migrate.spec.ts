import { createTestDatabase } from './testing/database';
import { migrateDatabase } from './migrate';

describe('migrations', () => {
  it('can be run again on a migrated database, by two processes at once', async () => {
    const test = await createTestDatabase();
    try {
      await Promise.all([migrateDatabase(test.url), migrateDatabase(test.url)]);
      const { rows } = await test.pool.query("select to_tsvector('mapa', 'Questões')::text as words");
      expect(rows[0]).toEqual({ words: "'questo':1" });
    } finally {
      await test.drop();
    }
  });
});
