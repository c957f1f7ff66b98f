import { probabilityOfRight, randomNumbers } from '@mapa/domain';
import { chiSquareTail } from './chi-square';
import { itemFitsOf } from './item-fit';
import { itemFlagsOf } from './item-flags';
import { curveOf, logit } from './model';
import { drawItems, drawResponses } from './recovery';
import { responsesOf } from './responses';

describe('the tail of χ²', () => {
  it.each([
    [3.841458820694124, 1, 0.05],
    [18.307038053275146, 10, 0.05],
    [0.1, 2, Math.exp(-0.05)],
    [60, 2, Math.exp(-30)],
    [0, 4, 1],
  ])('beyond %d with %d degrees of freedom is %d', (x, degrees, tail) => {
    expect(chiSquareTail(x, degrees)).toBeCloseTo(tail, 10);
  });
});

describe('the fit of items', () => {
  const random = randomNumbers(11);
  const items = drawItems(12, '3pl', random);
  const curves = items.map(({ a, b, c }) => curveOf([Math.log(a), b, logit(c)]));

  it('is good if answers follow the model, and bad for an item that does not', () => {
    const rows = Array.from({ length: 2_000 }, () => {
      const theta = random.normal();
      return items.map(
        (item, index) =>
          // The fifth item does not depend on ability.
          random.uniform() < (index === 4 ? 0.55 : probabilityOfRight(item, theta)),
      );
    });
    const fits = itemFitsOf(responsesOf(rows), curves, 3);
    expect(fits[4]?.p).toBeLessThan(1e-12);
    expect(fits.filter((fit, index) => index !== 4 && (fit?.p ?? 0) < 1e-4)).toEqual([]);
    expect(fits.every((fit) => (fit?.degrees ?? 0) <= 8)).toBe(true);
  });

  it('has a p-value with a uniform distribution', () => {
    const ps = [1, 2, 3].flatMap((seed) =>
      itemFitsOf(drawResponses(items, 1_000, randomNumbers(seed)), curves, 0).map((fit) => fit?.p ?? 0),
    );
    const mean = ps.reduce((sum, p) => sum + p, 0) / ps.length;
    // 36 numbers evenly in 0–1 have a mean of 0.5 with a standard error of 0.048.
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.15);
  });

  it('is computed per group of students who answered the same items', () => {
    const whole = drawResponses(items, 400, randomNumbers(4));
    const [first, second] = [new Int8Array(whole.values), new Int8Array(whole.values)];
    for (let student = 0; student < 400; student++) {
      first[student * 12] = -1;
      second[student * 12 + 1] = -1;
    }
    const both = { students: 800, items: 12, values: Int8Array.from([...first, ...second]) };
    const fits = itemFitsOf(both, curves, 0);
    const [one] = itemFitsOf({ ...whole, values: second }, curves, 0);
    expect(fits[0]?.statistic).toBeCloseTo(one?.statistic ?? 0, 9);
    expect(itemFitsOf({ students: 50, items: 12, values: whole.values.slice(0, 600) }, curves, 0)).toEqual(
      items.map(() => null),
    );
  });
});

describe('the flags of items', () => {
  it('name items that all answered alike and those that weaker students have right', () => {
    const random = randomNumbers(6);
    const rows = Array.from({ length: 300 }, () => {
      const theta = random.normal();
      const usual = [-0.5, 0, 0.5].map((b) => random.uniform() < 1 / (1 + Math.exp(-1.5 * (theta - b))));
      return [...usual, true, false, random.uniform() < 1 / (1 + Math.exp(1.5 * theta))];
    });
    expect(itemFlagsOf(responsesOf(rows))).toEqual([null, null, null, 'iguais', 'iguais', 'invertido']);
  });
});
