import { fitOf, LEAST_FIT_ITEMS } from './person-fit';

const items = Array.from({ length: 40 }, (_, i) => ({ a: 1.8, b: (i - 20) / 10, c: 0.2 }));
const answered = (isRight: (i: number) => boolean) => items.map((item, i) => ({ item, isRight: isRight(i) }));

describe('the fit of a student to the model', () => {
  it('is good if easy items are right and hard ones wrong, and bad the other way round', () => {
    const usual = fitOf(answered((i) => i < 18 || i % 5 === 0));
    const strange = fitOf(answered((i) => i >= 18));
    expect(usual?.p).toBeGreaterThan(0.1);
    expect(strange?.lz).toBeLessThan(-3);
    expect(strange?.p).toBeLessThan(0.01);
  });

  it('is the same each time, finite for all right and all wrong, and absent for few items', () => {
    const all = answered(() => true);
    expect(fitOf(all)).toEqual(fitOf(all));
    for (const fit of [fitOf(all), fitOf(answered(() => false))]) expect(Number.isFinite(fit?.lz)).toBe(true);
    expect(fitOf(all.slice(0, LEAST_FIT_ITEMS - 1))).toBeNull();
  });

  it('is rarely called bad for a pattern drawn from the model', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const draw = () => answered((i) => random() < 0.2 + 0.8 / (1 + Math.exp(-1.8 * (0.4 - (i - 20) / 10))));
    const bad = Array.from({ length: 60 }, () => fitOf(draw())?.p ?? 0).filter((p) => p < 0.05).length;
    expect(bad).toBeLessThanOrEqual(9);
  });
});
