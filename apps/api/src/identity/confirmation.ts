import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/client';
import { sendConfirmation } from '../recovery/send';

/** Queues the mail that asks a new student to confirm the e-mail, within the transaction that makes the account. */
export type Confirm = (tx: Queryable, student: { id: string }) => Promise<void>;

/**
 * Counts the confirmation mail of an account that is about to be made; the account does not wait for it: beyond the
 * limits it comes without, and the student asks for one later. Called outside the transaction, which holds a connection.
 */
export async function admitConfirmation({ server, ip, log }: FastifyRequest, email: string): Promise<Confirm> {
  if (await server.mailLimit.allows(email, ip)) return (tx, student) => sendConfirmation(server.mail, tx, student);
  log.info({ event: 'confirmation left out' }, 'confirmation left out');
  return () => Promise.resolve();
}
