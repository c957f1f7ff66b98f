import fc from 'fast-check';
import { creditOf } from './credit';

fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const BITS = [1, 2, 4, 8, 16, 32, 64];
const letterOf = (sum: number): string => String(sum).padStart(2, '0');
const of = (alternatives: number, answer: number, key: number) => ({
  tipo: 'questaosomatorio' as const,
  alternatives,
  answer: letterOf(answer),
  key: letterOf(key),
});

/** A number of propositions, a key and an answer, both of at least one of them. */
const cases = fc
  .integer({ min: 2, max: 7 })
  .chain((n) =>
    fc.tuple(fc.constant(n), fc.integer({ min: 1, max: 2 ** n - 1 }), fc.integer({ min: 1, max: 2 ** n - 1 })),
  );

describe('partial credit', () => {
  it('is all or nothing if the paper has no rule', () => {
    expect([creditOf(of(5, 21, 21), null), creditOf(of(5, 5, 21), null)]).toEqual([1, 0]);
  });

  it.each([
    ['proporcional', 5, 5, 21, 2 / 3],
    ['proporcional', 5, 7, 21, 0],
    ['proporcional', 5, 2, 21, 0],
    ['ufsc', 5, 5, 21, 4 / 5],
    ['ufsc', 5, 7, 21, 3 / 5],
    ['ufsc', 5, 3, 21, 0],
    ['ufsc', 7, 86, 86, 1],
  ] as const)('is, by the rule %s, of %i propositions, %i for the key %i: %f', (rule, n, answer, key, part) => {
    expect(creditOf(of(n, answer, key), rule)).toBeCloseTo(part, 10);
  });

  it('equals a count proposition by proposition, for any sums', () => {
    fc.assert(
      fc.property(cases, ([n, key, answer]) => {
        let [hits, misses, right] = [0, 0, 0];
        for (const bit of BITS.slice(0, n)) {
          if (key & bit) right += 1;
          if (answer & key & bit) hits += 1;
          else if (answer & bit) misses += 1;
        }
        expect(creditOf(of(n, answer, key), 'proporcional')).toBeCloseTo(misses > 0 ? 0 : hits / right, 10);
        const ufsc = hits > misses ? (n - right + hits - misses) / n : 0;
        expect(creditOf(of(n, answer, key), 'ufsc')).toBeCloseTo(ufsc, 10);
        expect(creditOf(of(n, answer, key), null)).toBe(answer === key ? 1 : 0);
      }),
    );
  });

  it('is nothing for a blank, and never partial if an answer is one alternative', () => {
    const choice = { tipo: 'questaomultiplaescolha' as const, alternatives: 5, key: 'B' };
    expect(creditOf({ ...choice, answer: null }, 'ufsc')).toBe(0);
    expect(creditOf({ ...choice, answer: 'A' }, 'ufsc')).toBe(0);
    expect(creditOf({ ...choice, answer: 'B' }, 'ufsc')).toBe(1);
  });
});
