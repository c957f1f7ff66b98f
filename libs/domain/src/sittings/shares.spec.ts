import fc from 'fast-check';
import { moveShare, shareOut } from './shares';

const part = fc.record({ weight: fc.nat(500), available: fc.nat(60) });
const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);

describe('shares of a sitting', () => {
  it('follow the weights', () => {
    const parts = [50, 30, 20].map((weight) => ({ weight, available: 99 }));
    expect(shareOut(10, parts)).toEqual([5, 3, 2]);
    expect(shareOut(20, parts)).toEqual([10, 6, 4]);
  });

  it('pass to others what a part cannot supply', () => {
    const parts = [
      { weight: 90, available: 2 },
      { weight: 10, available: 9 },
    ];
    expect(shareOut(6, parts)).toEqual([2, 4]);
  });

  it('always add up to the requested number, or to all there is', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.nat(150), (parts, total) => {
        const shares = shareOut(total, parts);
        const all = parts.reduce((count, { available }) => count + available, 0);
        expect(sum(shares)).toBe(Math.min(total, all));
        expect(shares.every((share, at) => share >= 0 && share <= (parts[at]?.available ?? 0))).toBe(true);
      }),
    );
  });

  it('keep their sum when one is moved', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.nat(90),
        fc.array(fc.tuple(fc.nat(7), fc.constantFrom(1 as const, -1 as const)), { maxLength: 20 }),
        (parts, total, moves) => {
          let shares = shareOut(total, parts);
          const isSet = parts.map(() => false);
          for (const [at, by] of moves) {
            const before = sum(shares);
            shares = moveShare({ parts, shares, isSet }, at, by);
            if (at < parts.length) isSet[at] = true;
            expect(sum(shares)).toBe(before);
            expect(shares.every((share, place) => share >= 0 && share <= (parts[place]?.available ?? 0))).toBe(true);
          }
        },
      ),
    );
  });

  it('take from a part that the student has not set', () => {
    const parts = [50, 30, 20].map((weight) => ({ weight, available: 99 }));
    const shares = moveShare({ parts, shares: [5, 3, 2], isSet: [true, false, false] }, 1, 1);
    expect(shares).toEqual([5, 4, 1]);
    expect(moveShare({ parts, shares: [10, 0, 0], isSet: [true, false, false] }, 0, 1)).toEqual([10, 0, 0]);
  });
});
