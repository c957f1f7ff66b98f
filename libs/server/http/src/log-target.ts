/** Characters that are queued at most while a reader is slow; further lines are dropped. */
const MOST_WAITING = 1_000_000;
/** Delay before a blocked reader is tried again. */
const AGAIN_MS = 100;

/** Bytes that a pipe accepts atomically (POSIX: at least 512, Linux: 4096). */
const PIPE_BUF = 4_096;
const NEWLINE = 10;
const NOTHING: Buffer = Buffer.alloc(0);

interface LogTargetOptions {
  /** The `app` of the line that reports dropped lines. */
  app: string;
  /** Writes a part of the bytes and returns how many it wrote. */
  write: (bytes: Buffer) => Promise<number>;
  mostWaiting?: number;
}

/** Destination of log lines. */
export interface LogTarget {
  /** Queues a line, including its newline. Never throws and never waits. */
  write(line: string): void;
  /** Resolves when the queue is empty. */
  flushed(): Promise<void>;
  /** Empties the queue and returns its content, for a last write at the end of the process. */
  takeRest(): Buffer;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'EAGAIN';

/** Whole lines from the start, at most as long as several processes can write to one pipe without mixing. */
function firstLines(bytes: Buffer): Buffer {
  if (bytes.length <= PIPE_BUF) return bytes;
  const end = bytes.lastIndexOf(NEWLINE, PIPE_BUF - 1);
  return bytes.subarray(0, (end < 0 ? bytes.indexOf(NEWLINE) : end) + 1);
}

const linesIn = (bytes: Buffer): number => bytes.reduce((count, byte) => count + Number(byte === NEWLINE), 0);

/**
 * A log that never delays its writers: lines wait in a bounded queue and are written in the background. Lines that
 * cannot be written, because the disk is full or nobody reads, are dropped and counted; the count is logged before the
 * next line that can be written. Pino's own stream keeps failed lines and retries for ever.
 */
export function createLogTarget({ app, write: send, mostWaiting = MOST_WAITING }: LogTargetOptions): LogTarget {
  let waiting: string[] = [];
  let characters = 0;
  let dropped = 0;
  let isTorn = false;
  /** Bytes that a busy reader has not taken yet. */
  let held = NOTHING;
  let writing: Promise<void> | null = null;

  const tellDropped = () => {
    const time = new Date().toISOString();
    const msg = 'lines of the log could not be written';
    return `${JSON.stringify({ level: 40, time, app, event: 'log lines dropped', dropped, msg })}\n`;
  };
  const takeWaiting = () => {
    // A truncated line is ended before the next one.
    const head = `${isTorn ? '\n' : ''}${dropped > 0 ? tellDropped() : ''}`;
    const taken = { lines: waiting.length, told: dropped, bytes: Buffer.from(head + waiting.join('')) };
    waiting = [];
    characters = 0;
    dropped = 0;
    return taken;
  };
  /** Sends as much as possible and returns the rest. */
  const sendAll = async (bytes: Buffer): Promise<Buffer> => {
    let rest = bytes;
    while (rest.length > 0) {
      try {
        const sent = await send(firstLines(rest));
        if (sent > 0) isTorn = rest[sent - 1] !== NEWLINE;
        rest = rest.subarray(sent);
      } catch (error) {
        if (!isBusy(error)) return rest;
        held = rest;
        await pause();
        rest = held;
        held = NOTHING;
      }
    }
    return rest;
  };
  const work = async () => {
    while (waiting.length > 0) {
      const { lines, told, bytes } = takeWaiting();
      const lost = linesIn(await sendAll(bytes));
      dropped += lost > lines ? told + lines : lost;
    }
    writing = null;
  };

  return {
    write(line) {
      if (characters + line.length > mostWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      characters += line.length;
      writing ??= work();
    },
    flushed: () => writing ?? Promise.resolve(),
    takeRest() {
      const rest = waiting.length > 0 || dropped > 0 ? takeWaiting().bytes : NOTHING;
      const bytes = Buffer.concat([held, rest]);
      held = NOTHING;
      return bytes;
    },
  };
}
