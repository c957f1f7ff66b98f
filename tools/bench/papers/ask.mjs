import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** As the command line bounds the reader. */
const HEAP_MB = 500;
/** Ticks of the processor's clock in a second, as Linux counts them in /proc. */
const TICKS = 100;

/** Processor seconds and the peak memory of a process; nulls where the system does not give them. */
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
 * Asks a program that answers one request in a process of its own, as the importer does.
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
