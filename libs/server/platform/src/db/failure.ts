import { DrizzleQueryError } from 'drizzle-orm';

/** Temporary failures: connection errors, shutdown, out of memory or disk, cancelled statements, deadlocks. */
const DATABASE_AWAY = /^(08|53|57|58)|^(40001|40P01)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
/**
 * Those of the driver, and those of a distributed engine about a server of its own, which have no class of errors, or a
 * wrong one: while it moves students, a statement that joins their tables may see some of them at their new place.
 */
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|server closed the connection unexpectedly|failure on connection marked as essential|^complex joins are only supported when all distributed tables are co-located/;

/** Fields that may be on any thrown error. */
export interface Failure {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Unwraps the query builder's errors: the driver's error is the cause. */
export const someFailure = (error: Failure, test: (each: Failure) => boolean): boolean =>
  test(error) || (typeof error.cause === 'object' && error.cause !== null && someFailure(error.cause, test));

/**
 * Name of the constraint that an error violates; undefined for other errors. A distributed engine names the shard's, in
 * the message alone: the name of the table's, and the shard's number.
 */
export function constraintOf({ constraint, message }: Failure): string | undefined {
  if (typeof constraint === 'string') return constraint;
  return /constraint "([^"]+?)(?:_\d+)?"$/.exec(String(message))?.[1];
}

/** Whether the database is unavailable, possibly for a short time. */
export const isDatabaseAway = (error: Failure): boolean =>
  someFailure(
    error,
    ({ code, message }) =>
      (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
      (typeof message === 'string' && AWAY_MESSAGES.test(message)),
  );

/** The driver's own error message: the query builder's contains the whole statement with its values. */
export const firstCause = (error: Failure): string =>
  typeof error.cause === 'object' && error.cause !== null ? firstCause(error.cause) : String(error.message ?? error);

const SHOWN_CHARACTERS = 160;

/**
 * An error as one line for the operator of a command: for a failed statement, the reason and the statement's beginning
 * without its values, which the query builder appends.
 */
export function failureSentence(error: unknown): string {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? error.message : String(error);
  const { code } = (error.cause ?? {}) as Failure;
  const statement = error.query
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SHOWN_CHARACTERS);
  return `${firstCause(error)}${typeof code === 'string' ? ` (${code})` : ''}, at: ${statement}`;
}
