/** @own-context drizzle-kit changes how `pg` parses dates, in every module of its context. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

const PLATFORM = resolve(import.meta.dirname, '../../../libs/server/platform');

/** What all files export that the configuration of migrations names, each value once. */
async function exportsOfTables(): Promise<Record<string, unknown>> {
  const { default: config } = (await import(join(PLATFORM, 'drizzle.config.ts'))) as { default: { schema: string } };
  const files = globSync(config.schema, { cwd: PLATFORM });
  const contents = await Promise.all(files.map((file) => import(join(PLATFORM, file)) as Promise<object>));
  return Object.fromEntries([...new Set(contents.flatMap((content) => Object.values(content)))].entries());
}

it('every change of a table, in platform or in a module, has its migration', async () => {
  const meta = join(PLATFORM, 'migrations/meta');
  const [last = ''] = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .reverse();
  const migrated = JSON.parse(readFileSync(join(meta, last), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  const tables = generateDrizzleJson(await exportsOfTables(), migrated.id, undefined, 'snake_case');
  expect(Object.keys(tables.tables).sort()).toEqual(Object.keys(migrated.tables).sort());
  expect(await generateMigration(migrated, tables)).toEqual([]);
});
