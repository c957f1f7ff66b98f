import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as schema from './db/schema';
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

  it('leave nothing of the schema undone: each change of it has its migration', async () => {
    const meta = resolve(import.meta.dirname, '../migrations/meta');
    const [last = ''] = readdirSync(meta)
      .filter((file) => file.endsWith('_snapshot.json'))
      .sort()
      .reverse();
    const migrated = JSON.parse(readFileSync(join(meta, last), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
    expect(
      await generateMigration(migrated, generateDrizzleJson(schema, migrated.id, undefined, 'snake_case')),
    ).toEqual([]);
  });
});
