/** Characters that wait at most while a reader is slow; lines beyond them are dropped. */
const MOST_WAITING = 1_000_000;
/** After which a reader that took nothing is tried again. */
const AGAIN_MS = 100;

/** Bytes that a pipe takes in one piece (POSIX: at least 512, Linux: 4096). */
const PIPE_BUF = 4_096;
const NEWLINE = 10;
const NOTHING: Buffer = Buffer.alloc(0);

interface LogTargetOptions {
  /** The `app` of the line that tells what was dropped. */
  app: string;
  /** Writes a part of the bytes and gives how many it wrote. */
  write: (bytes: Buffer) => Promise<number>;
  mostWaiting?: number;
}

/** Where lines of a log go. */
export interface LogTarget {
  /** Takes a line with its newline. Never throws and never waits. */
  write(line: string): void;
  /** Resolves when nothing waits any more. */
  flushed(): Promise<void>;
  /** What waits still, for a last write at the end of the process; then nothing waits. */
  takeRest(): Buffer;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'EAGAIN';

/** Whole lines from the beginning, together at most as long as several processes write to one pipe without mixing. */
function firstLines(bytes: Buffer): Buffer {
  if (bytes.length <= PIPE_BUF) return bytes;
  const end = bytes.lastIndexOf(NEWLINE, PIPE_BUF - 1);
  return bytes.subarray(0, (end < 0 ? bytes.indexOf(NEWLINE) : end) + 1);
}

const linesIn = (bytes: Buffer): number => bytes.reduce((count, byte) => count + Number(byte === NEWLINE), 0);

/**
 * A log that never holds up who writes to it: lines wait in a bounded queue and are written beside the requests. What
 * cannot be written, because the disk is full or nobody reads, is dropped and counted; the count is a line of its own
 * before the next one that can be written. Pino's own stream keeps what failed and tries it for ever.
 */
export function createLogTarget({ app, write: send, mostWaiting = MOST_WAITING }: LogTargetOptions): LogTarget {
  let waiting: string[] = [];
  let characters = 0;
  let dropped = 0;
  let isTorn = false;
  /** What a reader that is busy has not taken yet. */
  let held = NOTHING;
  let writing: Promise<void> | null = null;

  const tellDropped = () => {
    const time = new Date().toISOString();
    const msg = 'lines of the log could not be written';
    return `${JSON.stringify({ level: 40, time, app, event: 'log lines dropped', dropped, msg })}\n`;
  };
  const takeWaiting = () => {
    // A line that was cut short ends before the next one begins.
    const head = `${isTorn ? '\n' : ''}${dropped > 0 ? tellDropped() : ''}`;
    const taken = { lines: waiting.length, told: dropped, bytes: Buffer.from(head + waiting.join('')) };
    waiting = [];
    characters = 0;
    dropped = 0;
    return taken;
  };
  /** Sends what it can, and gives the rest. */
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
