import type { FastifyRequest } from 'fastify';
import type { Queryable } from '@mapa/server-platform';
import { sendConfirmation } from '../recovery/send';

/** The confirmation mail of an account that is about to be made. */
export interface Confirmation {
  /** Queues the mail within the transaction that makes the account. */
  send: (tx: Queryable, student: { id: string }) => Promise<void>;
  /** Uncounts it: the account was not made. */
  cancel: () => Promise<void>;
}

/**
 * Counts the confirmation mail of an account that is about to be made; the account does not wait for it: beyond the
 * limit it comes without, and the student asks for one later. Called outside the transaction, which holds a connection.
 */
export async function admitConfirmation({ server, log }: FastifyRequest, email: string): Promise<Confirmation> {
  const { mail, mailLimit } = server;
  // What is refused is counted as well, and would keep back the next mail of an account that another sign-up made.
  const cancel = () => mailLimit.giveBack(email);
  if (await mailLimit.admits(email)) return { send: (tx, student) => sendConfirmation(mail, tx, student), cancel };
  log.info({ event: 'confirmation left out' }, 'confirmation left out');
  return { send: () => Promise.resolve(), cancel };
}
