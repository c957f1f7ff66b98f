import fc from 'fast-check';
import type { Act } from './testing/acts/act';
import { anyAct } from './testing/acts/any';
import { compare } from './testing/readings/all';
import { Scene } from './testing/scene';
import { Study } from './testing/study';

/** How many histories, or for how many minutes (docs/testing.md). */
const RUNS = Number(process.env['STUDENT_RUNS'] ?? 10);
const MINUTES = Number(process.env['STUDENT_MINUTES'] ?? 0);
/** The time budget of `npm test`; the histories completed by then are enough. */
const SECONDS = 4;
const SHRINKING_MS = 60_000;
/** The everyday run is the same each time (docs/testing.md); longer ones draw other histories. */
const SEED = process.env['STUDENT_SEED'] ?? (process.env['STUDENT_RUNS'] || MINUTES > 0 ? undefined : '1');

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.open();
});
afterAll(() => scene.close());

async function live(acts: Act[]): Promise<void> {
  const study = await Study.begin(scene);
  const [ana] = study.learners;
  if (!ana) throw new Error('nobody is watched');
  try {
    for (const one of acts) {
      study.tick(1000);
      await one.run(study);
      await compare(ana, MINUTES > 0 ? 'all' : 'cheap');
    }
    for (const device of study.devices) await device.drain('none', 0);
    for (const learner of study.learners) {
      for (const opened of learner.openLists) await opened.finish();
      await compare(learner, 'all');
    }
  } finally {
    await study.end();
  }
}

describe('any history of two students with their devices, a map, its newer edition and two notebooks', () => {
  it(
    'shows on every screen what the rules say, and loses no answer',
    async () => {
      const anyHistory = fc.array(anyAct, { minLength: 1, maxLength: 40, size: 'max' });
      const histories = fc.asyncProperty(anyHistory, live);
      // A started history is completed, however slow the machine: an interrupted one would overlap the next.
      const until = performance.now() + SECONDS * 1000;
      const inTime = fc.asyncProperty(anyHistory, async (acts) => {
        if (performance.now() < until) await live(acts);
      });
      const numRuns = MINUTES > 0 ? Number.MAX_SAFE_INTEGER : RUNS;
      const found = await fc.check(MINUTES > 0 ? histories : inTime, {
        numRuns,
        ...(MINUTES > 0 && { interruptAfterTimeLimit: MINUTES * 60_000 }),
        endOnFailure: true,
        ...(SEED && { seed: Number(SEED) }),
      });
      if (!found.failed) {
        if (MINUTES > 0) process.stdout.write(`${found.numRuns} histories lived through\n`);
        return;
      }
      const { seed, counterexamplePath } = found;
      const small = await fc.check(histories, {
        seed,
        path: counterexamplePath ?? '',
        numRuns: 1,
        interruptAfterTimeLimit: SHRINKING_MS,
      });
      // If shrinking was interrupted before its first failure, the whole history is printed.
      const { counterexample, errorInstance } = small.counterexample ? small : found;
      const words = (counterexample?.[0] ?? []).map((one, at) => `${at + 1}. ${one.description}`);
      throw new Error(
        `STUDENT_SEED=${seed}:\n${words.join('\n')}\n\n${errorInstance instanceof Error ? errorInstance.message : ''}`,
      );
    },
    MINUTES * 60_000 + 180_000,
  );
});
