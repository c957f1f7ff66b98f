import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { assetFolder } from './asset-folder';

/** In the server's notation: the major version times 10,000. */
const POSTGRES_AT_LEAST = 150_000;
const TABLE = 'drizzle.__drizzle_migrations';

/** A migration of this version, in the order of application. */
interface Migration {
  readonly tag: string;
  /** Its id in the database: the time of its generation, in milliseconds. */
  readonly when: number;
}

/** Why a PostgreSQL version is unsupported, or null. */
export const serverRefusal = (number: number, name: string): string | null =>
  number < POSTGRES_AT_LEAST
    ? `this is PostgreSQL ${name}, and Mapa needs 15 or newer: give it another one by DATABASE_URL`
    : null;

/** Refuses a PostgreSQL that is too old, with a sentence. */
export async function demandServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const refusal = rows[0] && serverRefusal(rows[0].number, rows[0].name);
  if (refusal) throw new Error(refusal);
}

const knownMigrations = (): readonly Migration[] => {
  const journal = readFileSync(join(assetFolder('migrations'), 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
};

async function readApplied(pool: Pool): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [TABLE]);
  if (!rows[0]?.there) return new Set();
  const applied = await pool.query<{ when: number }>(`select created_at::float8 as "when" from ${TABLE}`);
  return new Set(applied.rows.map(({ when }) => when));
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function demandKnown(applied: ReadonlySet<number>, known: readonly Migration[]): void {
  const unknown = [...applied].filter((when) => !known.some((migration) => migration.when === when));
  if (unknown.length === 0) return;
  const last = new Date(Math.max(...unknown)).toISOString().slice(0, 10);
  throw new Error(
    `this database was migrated by a newer version of Mapa: ${counted(unknown.length, 'of its migrations is', 'of its migrations are')} unknown here, the last one of ${last}. Start that version or a newer one; nothing was changed`,
  );
}

/** Refuses a database that a newer version has migrated: its schema is unknown to this version. */
export async function demandKnownSchema(pool: Pool): Promise<void> {
  demandKnown(await readApplied(pool), knownMigrations());
}

/** Refuses, with a sentence, a PostgreSQL that is too old and a schema that is newer or older than this version's. */
export async function demandCurrentSchema(pool: Pool): Promise<void> {
  await demandServer(pool);
  const [applied, known] = [await readApplied(pool), knownMigrations()];
  demandKnown(applied, known);
  const lacking = known.filter(({ when }) => !applied.has(when));
  if (lacking.length > 0)
    throw new Error(
      `this database lacks ${counted(lacking.length, 'migration', 'migrations')} of this version, the first of them ${lacking[0]?.tag}: run \`migrate\`, or \`serve --prepare\``,
    );
}
