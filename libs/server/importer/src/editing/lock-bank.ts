import { type Queryable, refuse, wrong } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { IMPORT_LOCK } from '../writer/import-lock';

/** How long a person's action waits for an import to end. */
const WAIT = '3s';
const LOCK_NOT_AVAILABLE = '55P03';

/** What is refused while an import runs that takes long. */
export const IMPORT_RUNNING = wrong(
  'erro',
  'Uma importação está mudando o banco: tente de novo em instantes.',
  'a question is changed while an import runs that takes long',
);

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;

/** Blocks imports and other people's changes until the transaction ends. Refuses while a long import is running. */
export async function lockBank(tx: Queryable): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${WAIT}, true)`);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  } catch (error) {
    throw isLockTimeout(error) ? refuse(IMPORT_RUNNING) : error;
  }
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
}
