import type { StaffAct, StaffObject } from '@mapa/domain';
import type { Queryable } from '../db/client';
import { staffAudit } from '../db/schema';

/** Who acts: somebody of the staff by their account, or a person with a shell on the server's machine. */
export type StaffActor = { readonly staffId: string } | 'comando';

interface StaffEntry {
  readonly act: StaffAct;
  /** What the act was on. */
  readonly on: readonly [kind: StaffObject, id: string | number];
  /** What changed, as it was and as it is. Without names, e-mails and other data of a person (docs/decisions/123). */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/**
 * Appends an act of the staff to the audit log.
 * @param tx the transaction in which the act itself is done, so that neither is stored without the other
 */
export async function recordAct(tx: Queryable, by: StaffActor, { act, on, before, after }: StaffEntry): Promise<void> {
  const [object, objectId] = on;
  const who = by === 'comando' ? { actor: by } : { actor: 'equipe' as const, actorId: by.staffId };
  await tx.insert(staffAudit).values({ ...who, act, object, objectId: String(objectId), before, after });
}
