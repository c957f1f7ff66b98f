import fc from 'fast-check';
import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm';
import { Facet } from './facet';

beforeAll(() => roaringLibraryInitialize());

type Row = [id: number, value: number | string | null];

const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.constantFrom(1, 2, 7, 'fgv', null)), {
  maxLength: 40,
  selector: ([id]) => id,
});

/** A number below three for each question. */
const PARTS = Uint32Array.from({ length: 81 }, (_, id) => id % 3);

/** The expected facet of these rows for some questions. */
function recount(held: Map<number, Row[1]>, questions: number[]): [count: number, value: Row[1]][] {
  const counts = new Map<Row[1], number>();
  for (const id of questions) {
    const value = held.get(id);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => [count, value]);
}

const sorted = (counted: readonly (readonly unknown[])[]) => counted.map((each) => JSON.stringify(each)).sort();

describe('a facet', () => {
  it('counts its values among any questions while these are added, changed and removed', () => {
    fc.assert(
      fc.property(rows, fc.array(rows, { maxLength: 4 }), fc.integer({ min: 1, max: 4 }), (first, changes, part) => {
        const [facet, held] = [new Facet(), new Map<number, Row[1]>()];
        for (const some of [first, ...changes]) {
          facet.remove(new RoaringBitmap32(some.map(([id]) => id)));
          for (const [id, value] of some) {
            // Every fourth one is deleted for good.
            held.delete(id);
            if (id % 4 === 0) continue;
            facet.add(value, id);
            held.set(id, value);
          }
          const questions = [...held.keys()].filter((id) => id % part === 0);
          const counted = facet.count(new RoaringBitmap32(questions)).map(([value, count]) => [count, value]);
          expect(sorted(counted)).toEqual(sorted(recount(held, questions)));
          const inPairs = facet
            .countBy(new RoaringBitmap32(questions), PARTS, 3)
            .flatMap(([value, counts]) => [...counts].flatMap((count, at) => (count > 0 ? [[count, value, at]] : [])));
          const anew = [0, 1, 2].flatMap((at) =>
            recount(
              held,
              questions.filter((id) => id % 3 === at),
            ).map((each) => [...each, at]),
          );
          expect(sorted(inPairs)).toEqual(sorted(anew));
        }
        facet.dispose();
      }),
      { seed: 7 },
    );
  });

  it('counts few values of many questions by their sets, with the same result', () => {
    const facet = new Facet();
    const ids = Array.from({ length: 12_000 }, (_, at) => at + 1);
    for (const id of ids) facet.add(id % 3 === 0 ? 'vf' : null, id);
    const count = (limit: number) => facet.count(new RoaringBitmap32(ids.slice(0, limit)));
    expect(count(12_000)).toEqual([
      [null, 8_000],
      ['vf', 4_000],
    ]);
    expect(count(3_000)).toEqual([
      [null, 2_000],
      ['vf', 1_000],
    ]);
    facet.dispose();
  });
});
