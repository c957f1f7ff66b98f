import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../launcher/core/failure.mjs';
import { residentKb } from '../../bench/run/api.mjs';

const PATIENCE_MS = 30_000;
const COLLECTIONS = 3;
const BETWEEN_MS = 250;
const KB_PER_MB = 2 ** 10;
const MB = 2 ** 20;

/** Sends commands of V8's inspector to a process that was started with `--inspect`, one after the other; returns the last result. */
async function runCommands(port, methods) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const nextEvent = (event, signal) =>
    new Promise((resolve, reject) => {
      socket.addEventListener(event, resolve, { once: true, signal });
      socket.addEventListener('error', () => reject(new Failure(`the inspector at ${port} does not answer`)), {
        signal,
      });
      signal.addEventListener('abort', () => reject(new Failure(`the inspector at ${port} is too slow`)));
    });
  const within = AbortSignal.timeout(PATIENCE_MS);
  try {
    await nextEvent('open', within);
    let result;
    for (const [id, method] of methods.entries()) {
      socket.send(JSON.stringify({ id, method }));
      const reply = JSON.parse((await nextEvent('message', within)).data);
      if (reply.error) throw new Failure(`${method}: ${reply.error.message}`);
      ({ result } = reply);
    }
    return result;
  } finally {
    socket.close();
  }
}

async function collectOnce({ pid, inspectorPort }) {
  // The first collection runs finalizers, whose garbage the second collects. The pause keeps them from being two long
  // turns of the event loop in a row, which the API takes for overload.
  await runCommands(inspectorPort, ['HeapProfiler.collectGarbage']);
  await pause(BETWEEN_MS);
  const { usedSize, backingStorageSize } = await runCommands(inspectorPort, [
    'HeapProfiler.collectGarbage',
    'Runtime.getHeapUsage',
  ]);
  return { live: (usedSize + backingStorageSize) / MB, resident: residentKb(pid) / KB_PER_MB };
}

/**
 * The memory of a server after its garbage was collected, in megabytes: `{ live, resident }`. `live` is the heap in use
 * and the buffers outside it; `resident` also has the pages that V8 and the allocator keep for later. Each is the
 * smallest of several collections, because one also counts the requests that are in flight: a large page is 2 MB.
 */
export async function memoryAfterCollection(server) {
  const collections = [];
  for (let number = 0; number < COLLECTIONS; number++) {
    if (number > 0) await pause(BETWEEN_MS);
    collections.push(await collectOnce(server));
  }
  const smallest = (kind) => Math.min(...collections.map(({ [kind]: size }) => size));
  return { live: smallest('live'), resident: smallest('resident') };
}
