import { atTemperature, fitTemperature } from './calibration';

const outcome = (most: number, isRight: boolean) => ({
  probabilities: Float64Array.of(most, 1 - most),
  right: isRight ? 0 : 1,
});
const outcomes = (most: number, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => outcome(most, true)),
  ...Array.from({ length: wrong }, () => outcome(most, false)),
];

it('makes probabilities that say too much say what they mean, and those that say too little', () => {
  for (const [said, right, wrong] of [
    [0.99, 80, 20],
    [0.7, 80, 20],
  ] as const) {
    const temperature = fitTemperature(outcomes(said, right, wrong));
    const [meant = 0] = atTemperature(Float64Array.of(said, 1 - said), temperature);
    expect(Math.abs(meant - right / (right + wrong))).toBeLessThan(0.06);
  }
});

it('changes no order and no sum, and nothing where nothing was held back', () => {
  const flat = atTemperature(Float64Array.of(0.7, 0.2, 0.1, 0), 3);
  expect([...flat].sort((one, other) => other - one)).toEqual([...flat]);
  expect(flat.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1);
  expect(fitTemperature([])).toBe(1);
});
