import { fork } from 'node:child_process';

interface ProgramBounds {
  /** Ends the process; another process retries its job. */
  signal: AbortSignal;
  /** Heap of the process, in MB. */
  memoryMb: number;
  timeoutMs: number;
}

/**
 * Runs one of our programs in a separate process with memory and time limits.
 * @param args its command and arguments
 * @throws if its exit code is not 0
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { signal, memoryMb, timeoutMs }: ProgramBounds,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, args, {
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      execArgv: [...process.execArgv, `--max-old-space-size=${memoryMb}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the program ${args[0] ?? ''} ended with ${code ?? 'a signal'}`));
    });
  });
}
