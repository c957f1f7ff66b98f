import { fork } from 'node:child_process';
import { DocumentError } from '../document/document-error';
import type { ReadRequest, ReadResult } from './read-file';
import { boundProcess, DECODED_TOO_MUCH } from './process-bounds';
import { readPaperFile } from './read-paper';

/** Reads a paper: in this process, or in one of its own. */
export type ReadPaperFile = (request: ReadRequest) => Promise<ReadResult>;

interface ProcessLimits {
  /** Heap of the process, in MB; `ProcessBounds` are those of all its memory. */
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
      child.on('exit', (code) => {
        clearTimeout(timer);
        const either = request.key?.isPdf ? ' (a prova ou o gabarito)' : '';
        if (!reply) reject(new DocumentError(exitReason(code) + either));
        else if ('refusal' in reply) reject(new DocumentError(reply.refusal));
        else resolve(reply.result);
      });
      child.send(request);
    });
}

/** How Node ends where its heap is full, if not by a signal. */
const HEAP_FULL = 134;

/** Why a process ended without an answer. @param code null where a signal ended it, as `boundProcess` does */
function exitReason(code: number | null): string {
  if (code === DECODED_TOO_MUCH) return 'se expande além do razoável ao ser descompactado';
  if (code === null || code === HEAP_FULL) return 'precisa de mais memória do que a leitura pode usar';
  return `não pôde ser lido: a leitura terminou sem resultado (código ${code})`;
}

/** Answers one request of the process that started this one, and ends. */
export function serveReader(): void {
  process.once('message', (request: ReadRequest) => {
    void boundProcess()
      .then(() => readPaperFile(request))
      .then((result): Reply => ({ result }))
      .catch((error: unknown): Reply => {
        if (error instanceof DocumentError) return { refusal: error.message };
        return { refusal: `não pôde ser lido: ${error instanceof Error ? error.message : String(error)}` };
      })
      .then((reply) => process.send?.(reply));
  });
}
