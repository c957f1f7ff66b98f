interface Logged {
  type: string;
  code?: string;
  message: string;
  at?: string[];
  cause?: Logged;
}

const DATA_EXCEPTION = /^22/;
const STACK_LINES = 12;

/** The query builder appends the values of a failed query to its message, and the database quotes those that it cannot read. */
const withoutValues = (message: string, code?: string): string =>
  code && DATA_EXCEPTION.test(code) ? 'a value was refused' : (message.split('\nparams:')[0] ?? '');

/** What a log keeps of an error: where it happened and what kind it is, and nothing that a person has typed. */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const text = typeof code === 'string' ? code : undefined;
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, STACK_LINES).map((line) => line.trim());
  return {
    type: name,
    ...(text && { code: text }),
    message: withoutValues(message, text),
    ...(at && { at }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
