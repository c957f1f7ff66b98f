/** A question's predicted probabilities of matérias and the right matéria. */
export interface Outcome {
  probabilities: Float64Array;
  right: number;
}

const TEMPERATURES = Array.from({ length: 25 }, (_, at) => 2 ** ((at - 8) / 6));
const SMALLEST = 1e-12;

/** Probabilities at a temperature: above 1 flatter, below 1 sharper, in the same order. */
export function atTemperature(probabilities: Float64Array, temperature: number): Float64Array {
  if (temperature === 1) return probabilities;
  const raised = probabilities.map((probability) => Math.max(probability, SMALLEST) ** (1 / temperature));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

/**
 * The temperature that makes the held-back outcomes most probable (temperature scaling, Guo et al. 2017); 1 without
 * outcomes.
 */
export function fitTemperature(outcomes: readonly Outcome[]): number {
  if (outcomes.length === 0) return 1;
  const lossAt = (temperature: number) =>
    outcomes.reduce(
      (sum, { probabilities, right }) =>
        sum - Math.log(Math.max(atTemperature(probabilities, temperature)[right] ?? 0, SMALLEST)),
      0,
    );
  const losses = TEMPERATURES.map(lossAt);
  return TEMPERATURES[losses.indexOf(Math.min(...losses))] ?? 1;
}
