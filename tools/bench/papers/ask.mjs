import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The limits of the command line for the reader. */
const HEAP_MB = 500;
/** Clock ticks per second of /proc on Linux. */
const TICKS = 100;

/** Processor seconds and the peak memory of a process; nulls if the system does not provide them. */
function usageOf(pid) {
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: Math.round(Number(peak) / 1024) };
  } catch {
    return { cpu: null, memory: null };
  }
}

/**
 * Calls a program that handles one request in a process of its own, as the importer does.
 *
 * @returns `{ result, seconds, cpu, memory }`, or `{ refusal }`
 */
export function ask(program, request) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let answer = null;
    child.once('message', (reply) => {
      answer = { ...reply, seconds: (performance.now() - started) / 1000, ...usageOf(child.pid) };
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', () => resolve(answer ?? { refusal: 'the process ended without an answer' }));
    child.send(request);
  });
}
