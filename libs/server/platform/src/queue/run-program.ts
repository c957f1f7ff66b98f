import { fork } from 'node:child_process';

interface ProgramBounds {
  /** Ends the process: its job is tried again by another. */
  signal: AbortSignal;
  /** Heap of the process, in MB. */
  memoryMb: number;
  timeoutMs: number;
}

/**
 * Runs a program of ours in a process of its own, with bounds for memory and time.
 * @param args its command and arguments
 * @throws where it ends with anything but 0
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
