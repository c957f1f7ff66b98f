import { classProbabilities, fitLogisticRegression } from './logistic-regression';

const L2 = 0.01;
const OPTIONS = { columns: 3, classes: 3, l2: L2, seed: 5 };

/** Three classes, each with a column of its own, and noise: column 0 also occurs in some rows of class 1. */
function example() {
  const labels = Array.from({ length: 300 }, (_, row) => row % 3);
  const columnOf = labels.map((label, row) => (label === 1 && row % 5 === 0 ? 0 : label));
  const columns = new Uint32Array(1);
  const load = (at: number) => {
    columns[0] = columnOf[at] ?? 0;
    return 1;
  };
  return { rows: { columns, values: new Float32Array(1).fill(1), load }, columnOf, labels };
}

it('stops when the gradient of the penalised loss is nearly zero', () => {
  const { rows, columnOf, labels } = example();
  const model = fitLogisticRegression(rows, labels, OPTIONS);
  const gradient = model.weights.map((weight) => L2 * weight);
  for (const [row, label] of labels.entries()) {
    const column = columnOf[row] ?? 0;
    const probabilities = classProbabilities(model, { columns: [column], values: [1] });
    for (let k = 0; k < 3; k += 1) {
      const at = column * 3 + k;
      const error = (probabilities[k] ?? 0) - (k === label ? 1 : 0);
      gradient[at] = (gradient[at] ?? 0) + error / labels.length;
    }
  }
  expect(Math.max(...gradient.map(Math.abs))).toBeLessThan(0.01);
});

it('gives the same weights for the same seed', () => {
  const { rows, labels } = example();
  const fitted = () => fitLogisticRegression(rows, labels, OPTIONS);
  expect(fitted().weights).toEqual(fitted().weights);
});
