/** A refusal meant for people: shown as one line, without a stack trace. */
export class Failure extends Error {
  constructor(message) {
    super(message);
    this.name = 'Failure';
  }
}

/** One line for the terminal, for any thrown value. */
export function describeFailure(error) {
  if (error instanceof Failure) return error.message;
  const { code, path, message } = error ?? {};
  if (code === 'EACCES' || code === 'EPERM') return `no permission to use ${path ?? 'a needed file'} (${code})`;
  if (code === 'EROFS')
    return `${path ?? 'a needed folder'} is on a read-only file system; set DATA_DIR to a folder that can be written`;
  if (code === 'ENOSPC') return 'the disk is full';
  return `unexpected: ${String(message ?? error).split('\n')[0]}`;
}
