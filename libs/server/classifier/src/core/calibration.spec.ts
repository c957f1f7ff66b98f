import { atTemperature, fitTemperature } from './calibration';

const outcome = (most: number, isRight: boolean) => ({
  probabilities: Float64Array.of(most, 1 - most),
  right: isRight ? 0 : 1,
});
const outcomes = (most: number, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => outcome(most, true)),
  ...Array.from({ length: wrong }, () => outcome(most, false)),
];

it('corrects probabilities that are too high, and those that are too low', () => {
  for (const [said, right, wrong] of [
    [0.99, 80, 20],
    [0.7, 80, 20],
  ] as const) {
    const temperature = fitTemperature(outcomes(said, right, wrong));
    const [meant = 0] = atTemperature(Float64Array.of(said, 1 - said), temperature);
    expect(Math.abs(meant - right / (right + wrong))).toBeLessThan(0.06);
  }
});

it('keeps order and sum, and changes nothing without held-back questions', () => {
  const flat = atTemperature(Float64Array.of(0.7, 0.2, 0.1, 0), 3);
  expect([...flat].sort((one, other) => other - one)).toEqual([...flat]);
  expect(flat.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1);
  expect(fitTemperature([])).toBe(1);
});
