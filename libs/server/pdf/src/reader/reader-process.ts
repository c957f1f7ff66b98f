import { fork } from 'node:child_process';
import { DocumentError, READING_FAULTS, type DocumentSubject } from '../document/document-error';
import type { ReadRequest, ReadResult } from './read-file';
import { boundProcess, DECODED_TOO_MUCH } from './process-bounds';
import { readPaperFile } from './read-paper';
import { readDocumentText, type ReadText, type TextLine, type TextRequest } from './read-text';

/** Reads a paper, in this process or in a separate one. */
export type ReadPaperFile = (request: ReadRequest) => Promise<ReadResult>;

interface ProcessLimits {
  /** Heap limit of the process, in MB; `ProcessBounds` limits all its memory. */
  memoryMb: number;
  timeoutMs: number;
}

const LIMITS: ProcessLimits = { memoryMb: 500, timeoutMs: 120_000 };

/** `subject` is absent where either file may be meant. */
type Reply<Result> = { result: Result } | { refusal: string; subject?: DocumentSubject };
type Request = ReadRequest | TextRequest;

/**
 * Returns a reader that runs `entry` in a separate process for each paper: a file made to be slow or large ends only
 * that process.
 * @param entry a module that calls `serveReader`
 */
export const readInProcess =
  (entry: URL, limits: ProcessLimits = LIMITS): ReadPaperFile =>
  (request) =>
    ask<ReadResult>(entry, request, { ...limits, subject: request.key?.isPdf ? 'either' : 'file' });

/** The same for the text of any document. */
export const readTextInProcess =
  (entry: URL, limits: ProcessLimits = LIMITS): ReadText =>
  (document) =>
    ask<TextLine[]>(entry, { document }, { ...limits, subject: 'file' });

function ask<Result>(
  entry: URL,
  request: Request,
  { memoryMb, timeoutMs, subject: either }: ProcessLimits & { subject: DocumentSubject },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let reply: Reply<Result> | null = null;
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (words: string) => {
      said = (said + words).slice(-MAX_SAID_CHARS);
    });
    const timer = setTimeout(() => {
      reply = { refusal: READING_FAULTS.slow(Math.round(timeoutMs / 1000)) };
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('message', (message: Reply<Result>) => {
      reply ??= message;
      child.disconnect();
    });
    child.on('error', reject);
    const hasSpoken = new Promise((spoken) => child.stderr?.once('close', spoken));
    child.on('exit', (code) => {
      clearTimeout(timer);
      // The last output may arrive after the exit.
      if (!reply) void hasSpoken.then(() => reject(new DocumentError(exitFault(code, said), either)));
      else if ('refusal' in reply) reject(new DocumentError(reply.refusal, reply.subject ?? either));
      else resolve(reply.result);
    });
    child.send(request);
  });
}

/** Node's exit code when its heap is full, if no signal ended it. */
const HEAP_FULL = 134;

/** Most characters of a process's error output that are kept. */
const MAX_SAID_CHARS = 8_000;
/** Most characters of that output in a report's sentence. */
const MAX_WORDS_CHARS = 240;

/** The line that names an error, as Node prints it before the stack; otherwise the last line. */
function lastWords(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |Node\.js v|[{}^])/.test(line));
  const words = lines.findLast((line) => /^(?:Uncaught )?\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? '';
  return words.length > MAX_WORDS_CHARS ? `${words.slice(0, MAX_WORDS_CHARS)}…` : words;
}

/**
 * Why a process ended without an answer.
 * @param code null where a signal ended it, as `boundProcess` does
 * @param said the end of its error output
 */
function exitFault(code: number | null, said: string): string {
  if (code === DECODED_TOO_MUCH) return READING_FAULTS.expands();
  if (code === null || code === HEAP_FULL) return READING_FAULTS.memory();
  return READING_FAULTS.noResult(code, lastWords(said));
}

/** Answers one request of the process that started this one, and ends. */
export function serveReader(): void {
  process.once('message', (request: Request) => {
    void boundProcess()
      .then((): Promise<ReadResult | TextLine[]> =>
        'document' in request ? readDocumentText(request.document) : readPaperFile(request),
      )
      .then((result): Reply<ReadResult | TextLine[]> => ({ result }))
      .catch((error: unknown): Reply<never> => {
        if (error instanceof DocumentError) return { refusal: error.predicate, subject: error.subject };
        return { refusal: READING_FAULTS.failed(error instanceof Error ? error.message : String(error)) };
      })
      .then((reply) => process.send?.(reply));
  });
}
