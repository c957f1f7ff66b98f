import { inverseOf } from './linear';

describe('the inverse of a matrix', () => {
  it('times the matrix is the identity', () => {
    const inverse = inverseOf(Float64Array.from([4, 2, 0.6, 2, 5, 1, 0.6, 1, 3]), 3);
    expect([...(inverse ?? [])]).toEqual(
      [14, -5.4, -1, -5.4, 11.64, -2.8, -1, -2.8, 16].map((cofactor) => expect.closeTo(cofactor / 44.6, 9)),
    );
  });

  it('is null for a singular matrix', () => {
    expect(inverseOf(Float64Array.from([1, 2, 2, 4]), 2)).toBeNull();
  });
});
