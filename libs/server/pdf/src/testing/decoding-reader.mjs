// A reader that decodes deflated data with the platform's decoder ("stream") or into growing arrays ("array").
/* global DecompressionStream, Response -- of Node */
import { deflateSync } from 'node:zlib';
import { boundProcess } from '../reader/process-bounds.ts';

const MB = 1024 * 1024;
process.once('message', async ({ booklet }) => {
  await boundProcess({ resident: 2000 * MB, stream: 8 * MB, decoded: 20 * MB });
  const decoder = (size) => {
    const { readable, writable } = new DecompressionStream('deflate');
    const writer = writable.getWriter();
    writer.write(deflateSync(Buffer.alloc(size))).then(() => writer.close());
    return new Response(readable).arrayBuffer();
  };
  if (booklet === 'stream') await decoder(9 * MB);
  if (booklet === 'streams') for (let count = 0; count < 3; count += 1) await decoder(7 * MB);
  if (booklet === 'array') for (let size = MB; size <= 16 * MB; size *= 2) new Uint8Array(size);
  if (booklet === 'arrays') for (let count = 0; count < 3; count += 1) new Uint8Array(7 * MB);
  if (booklet === 'little') await decoder(7 * MB);
  process.send({ result: new Uint8Array([1, 2]) instanceof Uint8Array && Buffer.alloc(1) instanceof Uint8Array });
});
