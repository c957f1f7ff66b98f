import type { StaffAct, StaffObject } from '@mapa/domain';
import type { Queryable } from '../db/client';
import { staffAudit } from '../tables';

/** The actor: a member of the staff by their account, or a person with a shell on the server's machine. */
export type StaffActor = { readonly staffId: string } | 'comando';

interface StaffEntry {
  readonly act: StaffAct;
  /** The object of the act. */
  readonly on: readonly [kind: StaffObject, id: string | number];
  /** The changed values before and after. Without names, e-mails and other personal data (docs/decisions/123). */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/**
 * Appends an act of the staff to the audit log.
 * @param tx the transaction of the act itself, so that both are stored or neither
 */
export async function recordAct(tx: Queryable, by: StaffActor, { act, on, before, after }: StaffEntry): Promise<void> {
  const [object, objectId] = on;
  const who = by === 'comando' ? { actor: by } : { actor: 'equipe' as const, actorId: by.staffId };
  await tx.insert(staffAudit).values({ ...who, act, object, objectId: String(objectId), before, after });
}
