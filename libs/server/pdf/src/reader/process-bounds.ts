import { Worker } from 'node:worker_threads';

/** What the process of a reader may use of its machine, in bytes. */
export interface ProcessBounds {
  /** Memory that is in use, of whatever kind: the heap's own limit ignores buffers. */
  resident: number;
  /** What one stream of a document may decode to: a picture of 40 megapixels in four colours. */
  stream: number;
  /** What all streams may decode to together: the pictures of 300 scanned pages. */
  decoded: number;
}

const MB = 1024 * 1024;
const BOUNDS: ProcessBounds = { resident: 800 * MB, stream: 200 * MB, decoded: 4096 * MB };

/** How the process ends that decoded more than it may; where memory ran out, it is killed. */
export const DECODED_TOO_MUCH = 71;

/** Ends this process as soon as it uses more than the bounds. To be awaited before it reads anything. */
export async function boundProcess(bounds: ProcessBounds = BOUNDS): Promise<void> {
  countDecodedBytes(bounds, () => process.exit(DECODED_TOO_MUCH));
  await watchMemory(bounds.resident);
}

/** A thread of its own, because a reader decodes without a pause in which a timer could run. */
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
      // Only now: nothing else may keep this process alive until then.
      watch.unref();
      resolve();
    });
  });

/**
 * Calls `excess` once streams have decoded to more bytes than the bounds allow. pdf.js decodes into arrays that it enlarges, or by the
 * platform's own decoder, and has no limit for either.
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
