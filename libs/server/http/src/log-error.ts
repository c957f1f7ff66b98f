interface Logged {
  type: string;
  code?: string;
  message: string;
  at?: string[];
  cause?: Logged;
}

/**
 * Errors that quote input: the database an invalid value (class 22), Fastify the address of a request that was answered
 * twice.
 */
const QUOTING = /^(22...|FST_ERR_REP_ALREADY_SENT)$/;
const STACK_LINES = 12;

/** The query builder appends the values of a failed query to its message. */
const withoutValues = (message: string, code?: string): string =>
  code && QUOTING.test(code) ? 'a value was refused' : (message.split('\nparams:')[0] ?? '');

/**
 * The loggable part of an error: its kind and stack, without user input. Other properties (an address, a request,
 * values of a query) are left out.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const text = typeof code === 'string' ? code : undefined;
  const at = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, STACK_LINES)
    .map((line) => line.trim());
  return {
    type: name,
    ...(text && { code: text }),
    message: withoutValues(message, text),
    ...(at && { at }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
