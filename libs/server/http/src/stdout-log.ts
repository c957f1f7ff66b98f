import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { createLogTarget, type LogTarget } from './log-target';

const STDOUT = 1;
const writeTo = promisify(write);

/**
 * Opens standard output so that a reader that does not read blocks neither a thread of Node's pool nor the end of the
 * process. A pipe is opened again, because the flags of the inherited one are shared and reset by whichever process
 * ends first.
 */
function openNonBlocking(): number {
  try {
    if (fstatSync(STDOUT).isFIFO())
      return openSync(`/proc/self/fd/${STDOUT}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Another operating system, or another user's pipe.
  }
  return STDOUT;
}

function openStdout(app: string): LogTarget {
  const handle = openNonBlocking();
  const target = createLogTarget({
    app,
    write: async (bytes) => (await writeTo(handle, bytes)).bytesWritten,
  });
  // A failing stream must not end the process. Accessing `process.stdout` also makes a socket non-blocking.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => {
    try {
      writeSync(handle, target.takeRest());
    } catch {
      // There is nowhere to report to.
    }
  });
  return target;
}

let stdout: LogTarget | undefined;

/** The log of this process on its only standard output. @param app the `app` of its own lines */
export const logToStdout = (app: string): LogTarget => (stdout ??= openStdout(app));
