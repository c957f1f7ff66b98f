import { write, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { createLogTarget, type LogTarget } from './log-target';

const STDOUT = 1;
const writeTo = promisify(write);

function openStdout(app: string): LogTarget {
  const target = createLogTarget({
    app,
    write: async (bytes) => (await writeTo(STDOUT, bytes)).bytesWritten,
  });
  // To touch `process.stdout` also makes a pipe non-blocking: without that, a reader that does not read would hold a thread of
  // Node's pool and the end of the process. A failure of either stream ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => {
    try {
      writeSync(STDOUT, target.takeRest());
    } catch {
      // Nobody is left to tell.
    }
  });
  return target;
}

let stdout: LogTarget | undefined;

/** The log of this process on its standard output, of which there is one. @param app the `app` of its own lines */
export const logToStdout = (app: string): LogTarget => (stdout ??= openStdout(app));
