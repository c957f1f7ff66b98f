// A reader that keeps buffers, which the heap limit does not count, without ever yielding.
import { boundProcess } from '../reader/process-bounds.ts';

const MB = 1024 * 1024;
process.once('message', async () => {
  await boundProcess({ resident: 300 * MB, stream: 10_000 * MB, decoded: 10_000 * MB });
  const kept = [];
  while (kept.length < 1000) kept.push(Buffer.alloc(MB, 1));
  process.send({ result: kept.length });
});
