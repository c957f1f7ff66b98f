import type { FastifyRequest } from 'fastify';
import type { Queryable } from '@mapa/server-platform';
import { sendConfirmation } from '../recovery/send';

/** The confirmation mail of an account about to be created. */
export interface Confirmation {
  /** Queues the mail in the transaction that creates the account. */
  send: (tx: Queryable, student: { id: string }) => Promise<void>;
  /** Uncounts the mail: the account was not created. */
  cancel: () => Promise<void>;
}

/**
 * Counts the confirmation mail of an account about to be created. Beyond the limit the account is created without a
 * mail, and the student requests one later. Called outside the transaction, which holds a connection.
 */
export async function admitConfirmation({ server, log }: FastifyRequest, email: string): Promise<Confirmation> {
  const { mail, mailLimit } = server;
  // A refused mail is counted as well, and would hold back the next one of an account that another sign-up created.
  const cancel = () => mailLimit.giveBack(email);
  if (await mailLimit.admits(email)) return { send: (tx, student) => sendConfirmation(mail, tx, student), cancel };
  log.info({ event: 'confirmation left out' }, 'confirmation left out');
  return { send: () => Promise.resolve(), cancel };
}
