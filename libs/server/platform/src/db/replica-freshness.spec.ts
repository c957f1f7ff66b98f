import fc from 'fast-check';
import { createFreshness } from './replica-freshness';

const KEPT_MS = 5_000;

describe('The lag of a replica', () => {
  it('is unknown until it has replayed a position that the primary had', () => {
    const freshness = createFreshness(KEPT_MS);
    expect(freshness.lagMs(0)).toBeNull();
    freshness.primaryWas(100n, 10);
    freshness.replicaHas(99n);
    expect(freshness.lagMs(20)).toBeNull();
    freshness.replicaHas(100n);
    expect(freshness.lagMs(30)).toBe(20);
    freshness.forget();
    expect(freshness.lagMs(30)).toBeNull();
  });

  it('is never told smaller than it is, for any writes and any progress of the replica', () => {
    const step = fc.record({
      writes: fc.nat(50),
      passes: fc.integer({ min: 1, max: 2_000 }),
      replays: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const freshness = createFreshness(KEPT_MS);
        /** The time at which the primary got each position. */
        const written: { position: number; at: number }[] = [{ position: 0, at: 0 }];
        let [now, primary, replica] = [0, 0, 0];
        for (const { writes, passes, replays } of steps) {
          now += passes;
          primary += writes;
          written.push({ position: primary, at: now });
          replica += Math.floor(((primary - replica) * replays) / 100);
          freshness.primaryWas(BigInt(primary), now);
          freshness.replicaHas(BigInt(replica));
          // The first commit that the replica lacks began to be missing when it was written.
          const missing = written.find(({ position }) => position > replica);
          const lag = missing ? now - missing.at : 0;
          const told = freshness.lagMs(now);
          if (told !== null) expect(told).toBeGreaterThanOrEqual(lag);
          if (replica === primary) expect(told).toBe(0);
        }
      }),
    );
  });
});
