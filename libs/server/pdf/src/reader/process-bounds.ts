import { Worker } from 'node:worker_threads';

/** Limits of a reader process, in bytes. */
export interface ProcessBounds {
  /** Resident memory of every kind: the heap's own limit excludes buffers. */
  resident: number;
  /** Greatest decoded size of one stream: a picture of 40 megapixels in four colours. */
  stream: number;
  /** Greatest decoded size of all streams together: the pictures of 300 scanned pages. */
  decoded: number;
}

const MB = 1024 * 1024;
const BOUNDS: ProcessBounds = { resident: 800 * MB, stream: 200 * MB, decoded: 4096 * MB };

/** Exit code of a process that decoded more than its limit; one that exceeds its memory is killed. */
export const DECODED_TOO_MUCH = 71;

/** Ends this process as soon as it exceeds the bounds. Await it before reading anything. */
export async function boundProcess(bounds: ProcessBounds = BOUNDS): Promise<void> {
  countDecodedBytes(bounds, () => process.exit(DECODED_TOO_MUCH));
  await watchMemory(bounds.resident);
}

/** Runs in a separate thread, because the reader decodes synchronously and would block a timer. */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

const watchMemory = (limit: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const watch = new Worker(WATCH, { eval: true, workerData: limit });
    watch.once('error', reject);
    watch.once('online', () => {
      // Unreferenced only now: before this point the thread alone keeps the process alive.
      watch.unref();
      resolve();
    });
  });

/**
 * Calls `excess` once streams have decoded to more bytes than allowed. pdf.js decodes into arrays that it enlarges, or
 * with the platform's decoder; neither has a limit.
 */
function countDecodedBytes({ stream, decoded }: ProcessBounds, excess: () => void): void {
  let total = 0;
  const count = (bytes: number, ofStream: number) => {
    total += bytes;
    if (ofStream > stream || total > decoded) excess();
  };
  globalThis.Uint8Array = new Proxy(globalThis.Uint8Array, {
    construct(target, args: unknown[], newTarget) {
      if (typeof args[0] === 'number') count(args[0], args[0]);
      return Reflect.construct(target, args, newTarget) as Uint8Array<ArrayBuffer>;
    },
  });
  globalThis.DecompressionStream = class extends globalThis.DecompressionStream {
    constructor(format: CompressionFormat) {
      super(format);
      let own = 0;
      const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          own += chunk.byteLength;
          count(chunk.byteLength, own);
          controller.enqueue(chunk);
        },
      });
      Object.defineProperty(this, 'readable', { value: this.readable.pipeThrough(counter) });
    }
  };
}
