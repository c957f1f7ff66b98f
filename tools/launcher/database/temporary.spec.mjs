import { fastestFolder } from './temporary.mjs';

const GIGABYTE = 2 ** 30;
const withFree = (bytes) => () => ({ bavail: bytes / 4096, bsize: 4096 });

test('a test database is in memory if there is space', () => {
  expect(fastestFolder('/disk', withFree(4 * GIGABYTE))).toBe('/dev/shm');
});

test('it is on disk if memory is short, as in a container, or without such a folder', () => {
  expect(fastestFolder('/disk', withFree(64 * 2 ** 20))).toBe('/disk');
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(fastestFolder('/disk', missing)).toBe('/disk');
});
