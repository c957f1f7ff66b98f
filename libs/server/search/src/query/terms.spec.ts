import { RoaringArenaAllocator, RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm';
import { Terms } from '../search-index/sets/terms';

beforeAll(() => roaringLibraryInitialize());

const NAMES = ['lei', 'crase', 'verbo'];

/** Terms as stored in a snapshot: `lei` in 0, 10, 20…, `crase` in 1, 11… */
function packed(): Terms {
  const terms = new Terms();
  const sets = NAMES.map((_, at) => {
    const set = new RoaringBitmap32(Array.from({ length: 100 }, (_ten, ten) => ten * 10 + at));
    return Buffer.from(set.serialize('portable'));
  });
  terms.restore(
    Buffer.concat(sets),
    NAMES.map((name, at) => [name, sets[at]?.length ?? 0]),
  );
  return terms;
}

const idsOf = (terms: Terms, name: string) => [...(terms.of(name) ?? [])].slice(0, 3);

describe('the terms of a snapshot', () => {
  it('are unpacked on request, and remain after the answer', () => {
    const terms = packed();
    expect(new RoaringArenaAllocator().with(() => idsOf(terms, 'crase'))).toEqual([1, 11, 21]);
    expect(idsOf(terms, 'crase')).toEqual([1, 11, 21]);
    expect(terms.of('zeugma')).toBeUndefined();
  });

  it('follow changes, unpacked or not', () => {
    const terms = packed();
    terms.of('verbo');
    const gone = new RoaringBitmap32([0, 1, 2]);
    terms.remove(gone);
    terms.add(['lei', 'verbo', 'rare'], 3);
    expect(NAMES.map((name) => idsOf(terms, name))).toEqual([
      [3, 10, 20],
      [11, 21, 31],
      [3, 12, 22],
    ]);
  });

  it('are all unpacked in turn, and none after the index was disposed', async () => {
    const terms = packed();
    await Promise.all([terms.unpackAll(), terms.unpackAll()]);
    expect([...terms.entries()].map(([name, set]) => [name, set.size])).toEqual(NAMES.map((name) => [name, 100]));
    const other = packed();
    const unpacking = other.unpackAll();
    other.dispose();
    await unpacking;
    expect([...other.entries()].filter(([, set]) => !set.isDisposed)).toEqual([]);
  });
});
