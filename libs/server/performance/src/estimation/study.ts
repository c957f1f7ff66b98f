import { estimateAbility, estimateImputedAbility, randomNumbers } from '@mapa/domain';
import { drawItems, studyRecovery } from './recovery';

const ITEMS = 45;
const SCORES = 2_000;

/** Mean milliseconds of one score of a sheet of 45 items: with exact items, and with estimated ones. */
function timeScores() {
  const random = randomNumbers(1);
  const covariance = [0.01, 0, 0, 0, 0.01, 0, 0, 0, 0.05];
  const answers = drawItems(ITEMS, '3pl', random).map((item) => ({
    item: { ...item, covariance },
    isRight: random.uniform() < 0.5,
  }));
  const mean = (runs: number, score: () => unknown) => {
    for (let warm = 0; warm < runs / 10; warm++) score();
    const begun = performance.now();
    for (let run = 0; run < runs; run++) score();
    return (performance.now() - begun) / runs;
  };
  return {
    known: mean(SCORES, () => estimateAbility(answers)),
    estimated: mean(SCORES / 20, () => estimateImputedAbility(answers, { sharedSlope: false })),
  };
}

/** The rows of the recovery study and the cost of a score, each as soon as it is ready. */
export function* studyCalibration(replications: number) {
  yield { scores: timeScores() };
  for (const [model, students] of [
    ['3pl', 5_000],
    ['3pl', 1_000],
    ['rasch', 1_000],
    ['rasch', 200],
  ] as const)
    yield { model, students, replications, ...studyRecovery({ model, students, items: ITEMS, replications, seed: 1 }) };
}
