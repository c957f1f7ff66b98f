import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { createLogTarget, type LogTarget } from './log-target';

const STDOUT = 1;
const writeTo = promisify(write);

/**
 * The standard output so that a reader who does not read holds up neither a thread of Node's pool nor the end of the process: a
 * pipe is opened once more, because the flags of the one that was inherited are shared, and reset by whoever ends first.
 */
function openNonBlocking(): number {
  try {
    if (fstatSync(STDOUT).isFIFO())
      return openSync(`/proc/self/fd/${STDOUT}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Another system, or a pipe of another user.
  }
  return STDOUT;
}

function openStdout(app: string): LogTarget {
  const handle = openNonBlocking();
  const target = createLogTarget({
    app,
    write: async (bytes) => (await writeTo(handle, bytes)).bytesWritten,
  });
  // A failure of either stream ends nothing. To touch `process.stdout` also makes a socket non-blocking.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => {
    try {
      writeSync(handle, target.takeRest());
    } catch {
      // Nobody is left to tell.
    }
  });
  return target;
}

let stdout: LogTarget | undefined;

/** The log of this process on its standard output, of which there is one. @param app the `app` of its own lines */
export const logToStdout = (app: string): LogTarget => (stdout ??= openStdout(app));
