import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskCache } from './disk-cache';

const key = (letter: string) => letter.repeat(64);
const picture = (bytes: number) => ({ bytes: Buffer.alloc(bytes, 1), format: 'webp' as const });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mapa-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the cache of pictures', () => {
  it('returns the stored bytes, also in the next process', async () => {
    await (await openDiskCache(folder, 1000)).set(key('a'), picture(10));
    expect(await (await openDiskCache(folder, 1000)).get(key('a'))).toEqual(picture(10));
  });

  it('removes the least used entry rather than exceed its size', async () => {
    const cache = await openDiskCache(folder, 100);
    await cache.set(key('a'), picture(40));
    await cache.set(key('b'), picture(40));
    await cache.get(key('a'));
    await cache.set(key('c'), picture(40));
    expect(await cache.get(key('b'))).toBeNull();
    expect(await cache.get(key('a'))).not.toBeNull();
    expect(await cache.get(key('c'))).not.toBeNull();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('shrinks to a smaller limit, and removes foreign files', async () => {
    const large = await openDiskCache(folder, 100);
    for (const letter of 'abcd') await large.set(key(letter), picture(20));
    writeFileSync(join(folder, 'meio-escrito'), 'x');
    const small = await openDiskCache(folder, 45);
    const kept = await Promise.all([...'abcd'].map((letter) => small.get(key(letter))));
    expect(kept.filter(Boolean)).toHaveLength(2);
    expect(existsSync(join(folder, 'meio-escrito'))).toBe(false);
  });

  it('survives files that vanish and a folder that cannot be written', async () => {
    const cache = await openDiskCache(folder, 1000);
    await cache.set(key('a'), picture(10));
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await cache.get(key('a'))).toBeNull();

    writeFileSync(join(folder, 'ficheiro'), '');
    const nowhere = await openDiskCache(join(folder, 'ficheiro', 'pasta'), 1000);
    await nowhere.set(key('b'), picture(10));
    expect(await nowhere.get(key('b'))).toBeNull();
  });
});
