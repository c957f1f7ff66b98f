import { chooseThreshold } from './threshold';

const judged = (count: number, probability: number, right: boolean) =>
  Array.from({ length: count }, () => ({ probability, right }));

it('is the lowest probability with the required precision', () => {
  const held = [
    ...judged(60, 0.9, true),
    ...judged(40, 0.7, true),
    ...judged(3, 0.7, false),
    ...judged(20, 0.4, false),
  ];
  expect(chooseThreshold(held, 0.97)).toEqual({ probability: 0.7, precision: 100 / 103, coverage: 103 / 123 });
  expect(chooseThreshold(held, 0.98)).toEqual({ probability: 0.9, precision: 1, coverage: 60 / 123 });
});

it('is null if too few questions reach it, or too few are right', () => {
  expect(chooseThreshold(judged(49, 0.9, true), 0.97)).toBeNull();
  expect(chooseThreshold([...judged(60, 0.9, true), ...judged(60, 0.9, false)], 0.97)).toBeNull();
  expect(chooseThreshold([], 0.97)).toBeNull();
});
