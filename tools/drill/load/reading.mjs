import { setTimeout as pause } from 'node:timers/promises';

const REST_MS = 50;
const TIMEOUT_MS = 10_000;

/** Whether one address answers with 200 in time. */
async function isRead(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/**
 * A visitor who reads lists one after the other and asks again for one that fails, until `stop`:
 * `{ seen: { read, failed, longestWaitMs }, stop }`.
 */
export function startReading({ origin, paths }) {
  const seen = { read: 0, failed: 0, longestWaitMs: 0 };
  const over = new AbortController();
  const walk = async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const began = performance.now();
      while (!over.signal.aborted && !(await isRead(origin + paths[at % paths.length]))) {
        seen.failed += 1;
        await pause(REST_MS);
      }
      seen.read += 1;
      seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - began);
      await pause(REST_MS);
    }
  };
  const walking = walk();
  return {
    seen,
    stop: async () => {
      over.abort();
      await walking;
    },
  };
}
