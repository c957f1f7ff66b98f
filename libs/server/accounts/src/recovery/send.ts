import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Mail, type Queryable, users } from '@mapa/server-platform';
import { createToken, voidTokens } from './tokens';

/**
 * Queues the mail that asks a student to confirm the e-mail, within the caller's transaction. Earlier links stay valid.
 */
export async function sendConfirmation(mail: Mail, tx: Queryable, student: { id: string }): Promise<void> {
  const id = await createToken(tx, mail.tokenKey, 'confirmation', student.id);
  await mail.order(tx, { kind: 'confirmation', id });
}

/**
 * Queues the mail with the password link and voids earlier links. An address without an account runs the same
 * statements and queues a job that the worker drops, so that the response time reveals nothing.
 */
export async function sendRecovery(mail: Mail, tx: Queryable, email: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for('no key update');
  await voidTokens(tx, 'recovery', user?.id ?? randomUUID());
  const id = await createToken(tx, mail.tokenKey, 'recovery', user?.id ?? null);
  await mail.order(tx, { kind: 'recovery', id });
}
