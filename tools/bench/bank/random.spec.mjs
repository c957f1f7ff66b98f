import { seeded, uuid, weighted, zipf } from './random.mjs';

describe('random numbers of the generator', () => {
  it('are the same for the same seed', () => {
    const draw = (seed) => {
      const random = seeded(seed);
      return [random(), random(), uuid(random)];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('follow their weights', () => {
    const random = seeded(3);
    const draw = weighted(zipf(4));
    const counts = [0, 0, 0, 0];
    for (let time = 0; time < 50_000; time += 1) counts[draw(random)] += 1;
    const shares = counts.map((count) => count / 50_000);
    expect(shares.map((share) => share.toFixed(2))).toEqual(zipf(4).map((weight) => (weight / (25 / 12)).toFixed(2)));
  });

  it('make identifiers that PostgreSQL takes', () => {
    expect(uuid(seeded(1))).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });
});
