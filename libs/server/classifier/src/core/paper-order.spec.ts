import { bestSequence, learnTransitions, probabilitiesInOrder } from './paper-order';

const PAPERS = [
  [0, 0, 0, 0, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
];
const transitions = learnTransitions(PAPERS, 3);
const likely = (label: number, probability: number) =>
  Float64Array.from({ length: 3 }, (_, k) => (k === label ? probability : (1 - probability) / 2));

/** By trying every sequence. */
function jointProbabilities(probabilities: Float64Array[]) {
  const found: { sequence: number[]; score: number }[] = [];
  const extend = (sequence: number[], score: number) => {
    const at = sequence.length;
    const own = probabilities[at];
    if (!own) {
      found.push({ sequence, score });
      return;
    }
    for (let k = 0; k < 3; k += 1) {
      const before = sequence.at(-1);
      const step = before === undefined ? transitions.first[k] : transitions.next[before * 3 + k];
      const likelihood = Math.log(own[k] ?? 0) - (transitions.prior[k] ?? 0);
      extend([...sequence, k], score + (step ?? 0) + likelihood);
    }
  };
  extend([], 0);
  return found;
}

const PAPER = [likely(0, 0.8), likely(2, 0.5), likely(0, 0.6), likely(1, 0.7), likely(1, 0.4), likely(2, 0.9)];

it('finds the most probable of all sequences', () => {
  const [best] = jointProbabilities(PAPER).sort((one, other) => other.score - one.score);
  expect(bestSequence(PAPER, transitions)).toEqual(best?.sequence);
  // Alone, the second question would be of class 2.
  expect(bestSequence(PAPER, transitions)[1]).toBe(0);
});

it('gives the probabilities of the sum over all sequences', () => {
  const all = jointProbabilities(PAPER).map(({ sequence, score }) => ({ sequence, weight: Math.exp(score) }));
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const expected = PAPER.map((_, at) =>
    [0, 1, 2].map((k) => all.reduce((sum, each) => sum + (each.sequence[at] === k ? each.weight : 0), 0) / total),
  );
  for (const [at, probabilities] of probabilitiesInOrder(PAPER, transitions).entries())
    for (const [k, probability] of probabilities.entries())
      expect(probability).toBeCloseTo(expected[at]?.[k] ?? NaN, 9);
});

it('handles a paper without questions and one with a single question', () => {
  expect(bestSequence([], transitions)).toEqual([]);
  expect(probabilitiesInOrder([], transitions)).toEqual([]);
  expect(bestSequence([likely(0, 0.9)], transitions)).toEqual([0]);
});
