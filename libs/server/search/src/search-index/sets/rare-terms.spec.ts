import { jest } from '@jest/globals';
import type { Pool } from 'pg';
import { roaringLibraryInitialize } from 'roaring-wasm';
import { RareTerms } from './rare-terms';

beforeAll(() => roaringLibraryInitialize());

/** A database whose answer waits for `give` or `fail`. */
function waitingPool() {
  const asked: { terms: string[]; give: (ids: number[]) => void; fail: (error: Error) => void }[] = [];
  const query = jest.fn(({ values: [terms = []] }: { values: string[][] }) => {
    const bytes = (ids: number[]) => Buffer.concat(ids.map((id) => Buffer.from(Uint32Array.of(id).buffer).swap32()));
    return new Promise((resolve, fail) => {
      const give = (ids: number[]) => resolve({ rows: terms.map((term) => ({ term, ids: bytes(ids) })) });
      asked.push({ terms, give, fail });
    });
  });
  return { pool: { query } as unknown as Pool, asked };
}

const read = async (rare: RareTerms, pool: Pool, ...terms: string[]) =>
  Array.from(await rare.read(pool, terms), ([term, ids]) => [term, ids.toArray()]);

describe('rare terms', () => {
  it('are asked for once until the index changes, also while the first question is in flight', async () => {
    const [rare, { pool, asked }] = [new RareTerms(), waitingPool()];
    const [first, second] = [read(rare, pool, 'crase'), read(rare, pool, 'crase', 'mangue')];
    asked.forEach(({ give }) => give([3, 5]));
    expect(await first).toEqual([['crase', [3, 5]]]);
    const both = [
      ['crase', [3, 5]],
      ['mangue', [3, 5]],
    ];
    expect(await second).toEqual(both);
    expect(await read(rare, pool, 'crase', 'mangue')).toEqual(both);
    expect(asked.map(({ terms }) => terms)).toEqual([['crase'], ['mangue']]);

    rare.clear();
    const later = read(rare, pool, 'crase');
    asked.at(-1)?.give([7]);
    expect(await later).toEqual([['crase', [7]]]);
  });

  it('of a request that began before a change are not kept', async () => {
    const [rare, { pool, asked }] = [new RareTerms(), waitingPool()];
    const before = read(rare, pool, 'crase');
    rare.clear();
    asked[0]?.give([3]);
    expect(await before).toEqual([['crase', [3]]]);
    const after = read(rare, pool, 'crase');
    asked[1]?.give([4]);
    expect(await after).toEqual([['crase', [4]]]);
  });

  it('are asked for again after a failure', async () => {
    const [rare, { pool, asked }] = [new RareTerms(), waitingPool()];
    const failed = read(rare, pool, 'crase');
    asked[0]?.fail(new Error('no connection'));
    await expect(failed).rejects.toThrow('no connection');
    const again = read(rare, pool, 'crase');
    asked[1]?.give([3]);
    expect(await again).toEqual([['crase', [3]]]);
  });
});
