import { fastestFolder } from './temporary.mjs';

const GIGABYTE = 2 ** 30;
const withFree = (bytes) => () => ({ bavail: bytes / 4096, bsize: 4096 });

test('a database of tests lies in memory where there is room', () => {
  expect(fastestFolder('/disk', withFree(4 * GIGABYTE))).toBe('/dev/shm');
});

test('and on the disk where memory is short, as in a container, or where there is no such folder', () => {
  expect(fastestFolder('/disk', withFree(64 * 2 ** 20))).toBe('/disk');
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(fastestFolder('/disk', missing)).toBe('/disk');
});
