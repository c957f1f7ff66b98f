import { fork } from 'node:child_process';
import { DocumentError } from '../document/document-error';
import type { ReadRequest, ReadResult } from './read-file';
import { readPaperFile } from './read-paper';

/** Reads a paper: in this process, or in one of its own. */
export type ReadPaperFile = (request: ReadRequest) => Promise<ReadResult>;

interface ProcessLimits {
  /** Heap of the process, in MB. */
  memoryMb: number;
  timeoutMs: number;
}

const LIMITS: ProcessLimits = { memoryMb: 500, timeoutMs: 60_000 };

type Reply = { result: ReadResult } | { refusal: string };

/**
 * A reader that runs `entry` for each paper: a file that is built to be slow or large ends that process, not this one.
 *
 * @param entry a module that calls `serveReader`
 */
export function readInProcess(entry: URL, { memoryMb, timeoutMs }: ProcessLimits = LIMITS): ReadPaperFile {
  return (request) =>
    new Promise((resolve, reject) => {
      const child = fork(entry, {
        execArgv: [`--max-old-space-size=${memoryMb}`],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      let reply: Reply | null = null;
      const timer = setTimeout(() => {
        reply = { refusal: `demora demais para ser lido (mais de ${Math.round(timeoutMs / 1000)} s)` };
        child.kill('SIGKILL');
      }, timeoutMs);
      child.on('message', (message: Reply) => {
        reply ??= message;
        child.disconnect();
      });
      child.on('error', reject);
      child.on('exit', () => {
        clearTimeout(timer);
        if (!reply) reject(new DocumentError('precisa de mais memória do que a leitura pode usar'));
        else if ('refusal' in reply) reject(new DocumentError(reply.refusal));
        else resolve(reply.result);
      });
      child.send(request);
    });
}

/** Answers one request of the process that started this one, and ends. */
export function serveReader(): void {
  process.once('message', (request: ReadRequest) => {
    void readPaperFile(request)
      .then((result): Reply => ({ result }))
      .catch((error: unknown): Reply => {
        if (error instanceof DocumentError) return { refusal: error.message };
        return { refusal: `não pôde ser lido: ${error instanceof Error ? error.message : String(error)}` };
      })
      .then((reply) => process.send?.(reply));
  });
}
