import type { Role } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { type Database, type Queryable, recordAct, type StaffActor, users } from '@mapa/server-platform';
import type { User } from '@mapa/server-sessions';

/** Result of granting a role. */
export type Grant =
  | { readonly outcome: 'granted' | 'unchanged'; readonly before: Role }
  /** No such account, or the account is the last master and would lose that role. */
  | { readonly outcome: 'unknown' | 'last master' };

/** Locks every master in a fixed order, so that two cannot demote each other at once. */
async function lockMasters(tx: Queryable): Promise<string[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'master'))
    .orderBy(users.id)
    .for('update');
  return found.map(({ id }) => id);
}

/**
 * Gives an account a role and records that in the audit log. It applies from the account's next request. The last
 * master keeps the role: without one, nobody could grant any in the browser.
 */
export function grantRole(db: Database, by: StaffActor, id: User['id'], role: Role): Promise<Grant> {
  return db.transaction(async (tx) => {
    const masters = await lockMasters(tx);
    const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id)).for('update');
    if (!user) return { outcome: 'unknown' };
    const before = user.role as Role;
    if (before === role) return { outcome: 'unchanged', before };
    if (before === 'master' && masters.every((one) => one === id)) return { outcome: 'last master' };
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await recordAct(tx, by, {
      act: 'papel_concedido',
      on: ['pessoa', id],
      before: { papel: before },
      after: { papel: role },
    });
    return { outcome: 'granted', before };
  });
}
