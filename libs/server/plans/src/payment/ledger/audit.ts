import type { Queryable } from '@mapa/server-platform';
import { paymentAudit } from '../../tables/payments';

type Entry = typeof paymentAudit.$inferInsert;

/** Who acts: a student on their own data, a member of staff, the provider, or this system. */
export type Actor =
  { readonly actor: 'aluno' | 'provedor' | 'sistema' } | { readonly actor: 'equipe'; readonly actorId: string };

export const STUDENT: Actor = { actor: 'aluno' };
export const PROVIDER: Actor = { actor: 'provedor' };
export const SYSTEM: Actor = { actor: 'sistema' };

/** Appends an act to the audit log. Entries must not contain personal data. */
export async function record(tx: Queryable, by: Actor, entry: Omit<Entry, 'id' | 'actor' | 'actorId'>): Promise<void> {
  await tx.insert(paymentAudit).values({ ...entry, ...by });
}
