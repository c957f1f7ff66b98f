import { fork } from 'node:child_process';
import { DocumentError, READING_FAULTS, type DocumentSubject } from '../document/document-error';
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

/** `subject` is left out where either file may be meant. */
type Reply = { result: ReadResult } | { refusal: string; subject?: DocumentSubject };

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
        reply = { refusal: READING_FAULTS.slow(Math.round(timeoutMs / 1000)) };
        child.kill('SIGKILL');
      }, timeoutMs);
      child.on('message', (message: Reply) => {
        reply ??= message;
        child.disconnect();
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(timer);
        const either = request.key?.isPdf ? 'either' : 'file';
        if (!reply) reject(new DocumentError(exitFault(code), either));
        else if ('refusal' in reply) reject(new DocumentError(reply.refusal, reply.subject ?? either));
        else resolve(reply.result);
      });
      child.send(request);
    });
}

/** How Node ends where its heap is full, if not by a signal. */
const HEAP_FULL = 134;

/** Why a process ended without an answer. @param code null where a signal ended it, as `boundProcess` does */
function exitFault(code: number | null): string {
  if (code === DECODED_TOO_MUCH) return READING_FAULTS.expands();
  if (code === null || code === HEAP_FULL) return READING_FAULTS.memory();
  return READING_FAULTS.noResult(code);
}

/** Answers one request of the process that started this one, and ends. */
export function serveReader(): void {
  process.once('message', (request: ReadRequest) => {
    void boundProcess()
      .then(() => readPaperFile(request))
      .then((result): Reply => ({ result }))
      .catch((error: unknown): Reply => {
        if (error instanceof DocumentError) return { refusal: error.predicate, subject: error.subject };
        return { refusal: READING_FAULTS.failed(error instanceof Error ? error.message : String(error)) };
      })
      .then((reply) => process.send?.(reply));
  });
}
