import fc from 'fast-check';
import { settleEverything, perform } from '../testing/histories/acts';
import { brokenInvariants } from '../testing/histories/invariants';
import { history, shakenActs } from '../testing/histories/random-acts';
import { createRestartingApp, type RestartingApp } from '../testing/histories/restarting-app';

/** `INTERLEAVINGS=1000` runs more than the everyday few; `INTERLEAVINGS_SEED` repeats a run. */
const EVERYDAY = 8;
const asked = Number(process.env['INTERLEAVINGS'] ?? EVERYDAY);
/** The everyday run is the same each time (docs/testing.md); longer ones draw other histories. */
const seed = process.env['INTERLEAVINGS_SEED'] ?? (asked === EVERYDAY ? '1' : undefined);
const TIMEOUT_MS = 60_000 + asked * 8_000;

let running: RestartingApp;
beforeAll(async () => {
  running = await createRestartingApp();
});
afterAll(() => running.close());

describe('clicks, notices, refunds, disputes, renewals, faults, restarts and reconciliation in any order', () => {
  it(
    'end with exactly one charge for each accepted checkout, and the right plan',
    async () => {
      await fc.assert(
        fc.asyncProperty(history(shakenActs), async (acts) => {
          const { system } = running;
          const student = await running.begin();
          for (const act of acts) await perform(system, student, act);
          await running.calm();
          await settleEverything(system);
          expect([...(await brokenInvariants(system)), ...running.takeFailures()]).toEqual([]);
        }),
        { numRuns: asked, endOnFailure: true, ...(seed !== undefined && { seed: Number(seed) }) },
      );
    },
    TIMEOUT_MS,
  );
});
