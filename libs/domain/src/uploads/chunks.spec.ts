import { CHUNK_BYTES, chunksOf, chunkSize } from './chunks';

it.each([1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 7 * CHUNK_BYTES + 5])(
  'a file of %i bytes is the sum of its pieces, without a further one',
  (bytes) => {
    const sizes = Array.from({ length: chunksOf(bytes) }, (_, at) => chunkSize(bytes, at));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(chunkSize(bytes, sizes.length)).toBe(0);
  },
);
