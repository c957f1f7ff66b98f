import { daysAfter } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { keyPlainHashes } from '../checkout/body-hash';
import type { PaymentContext } from '../ledger/context';

/** Retention of rows that only detect repetitions, in days; the reasons are in ADR 046. */
export const KEPT_DAYS = { events: 90, keys: 180 } as const;

/** Rows removed at a time, so that no lock is held for long. */
const BATCH = 5_000;

/**
 * Removes processed notices and keys of checkouts that can no longer be repeated. Unprocessed notices, and keys of open
 * payments, are kept regardless of age; hashes that an older version stored without a key get theirs.
 */
export async function removeOutdated(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  const before = (days: number) => daysAfter(clock(), -days).toISOString();
  const events = sql`delete from payment_events where id in (
    select id from payment_events
    where processed_at < ${before(KEPT_DAYS.events)} and received_at < ${before(KEPT_DAYS.events)} limit ${BATCH})`;
  const keys = sql`delete from checkout_keys where (student_id, key) in (
    select k.student_id, k.key from checkout_keys k join payments p on p.id = k.payment_id
    where k.created_at < ${before(KEPT_DAYS.keys)} and p.state not in ('processando', 'pendente', 'em_analise')
    limit ${BATCH})`;
  for (const statement of [events, keys]) while (((await db.execute(statement)).rowCount ?? 0) === BATCH);
  while ((await keyPlainHashes(context, BATCH)) === BATCH);
}
