import type { PassEnd } from './drain';
import { createScheduler } from './scheduler';

const retry = (waitMs = 0, offline = false): PassEnd => ({ kind: 'retry', offline, waitMs });

function createTest(...ends: (PassEnd | Error)[]) {
  const onHold = jest.fn();
  const passes: number[] = [];
  let during: () => void = () => undefined;
  const scheduler = createScheduler({
    async pass() {
      passes.push(Date.now());
      await Promise.resolve();
      during();
      const end = ends.shift() ?? { kind: 'done' };
      if (end instanceof Error) throw end;
      return end;
    },
    onHold,
    now: Date.now,
    random: () => 1,
  });
  return { scheduler, passes, onHold, during: (what: () => void) => void (during = what) };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.setSystemTime(0);
});
afterEach(() => void jest.useRealTimers());

describe('passes over the outbox', () => {
  it('start at once, and report no delay once all is done', async () => {
    const { scheduler, passes, onHold } = createTest();
    await scheduler.kick();
    await jest.advanceTimersByTimeAsync(600_000);
    expect([passes, onHold.mock.calls]).toEqual([[0], []]);
  });

  it('run one after another, with one more for all requests made meanwhile', async () => {
    const { scheduler, passes, during } = createTest();
    let asked = 0;
    during(() => {
      if ((asked += 1) === 1) for (const _ of [1, 2, 3]) void scheduler.kick();
    });
    await scheduler.kick();
    expect(passes).toEqual([0, 0]);
    await scheduler.kick();
    expect(passes).toEqual([0, 0, 0]);
  });

  it('are repeated by themselves, each time later, and soon again after a success', async () => {
    const { scheduler, passes, onHold } = createTest(retry(0, true), retry(), { kind: 'done' }, retry());
    await scheduler.kick();
    await jest.advanceTimersByTimeAsync(1_000);
    await jest.advanceTimersByTimeAsync(2_000);
    await scheduler.kick();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(passes).toEqual([0, 1_000, 3_000, 3_000, 4_000]);
    expect(onHold.mock.calls.flat()).toEqual([
      { kind: 'retry', offline: true, waitMs: 1_000 },
      { kind: 'retry', offline: false, waitMs: 2_000 },
      { kind: 'retry', offline: false, waitMs: 1_000 },
    ]);
  });

  it('wait as long as the server asks, even if one is requested meanwhile', async () => {
    const { scheduler, passes, onHold } = createTest(retry(30_000));
    await scheduler.kick();
    await jest.advanceTimersByTimeAsync(10_000);
    await scheduler.kick();
    expect(onHold.mock.calls.flat()).toEqual([
      { kind: 'retry', offline: false, waitMs: 30_000 },
      { kind: 'retry', offline: false, waitMs: 20_000 },
    ]);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(passes).toEqual([0]);
    await jest.advanceTimersByTimeAsync(1);
    expect(passes).toEqual([0, 30_000]);
  });

  it('start when the server’s delay is over, even after a reset', async () => {
    const { scheduler, passes } = createTest(retry(30_000));
    await scheduler.kick();
    scheduler.reset();
    await jest.advanceTimersByTimeAsync(10_000);
    await scheduler.kick();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(passes).toEqual([0, 30_000]);
  });

  it('wait longer than the server asks after several failures', async () => {
    const { scheduler, passes } = createTest(retry(), retry(500));
    await scheduler.kick();
    await jest.advanceTimersByTimeAsync(1_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(passes).toEqual([0, 1_000, 3_000]);
  });

  it('ignore the delay of another student', async () => {
    const { scheduler, passes } = createTest(retry(30_000));
    await scheduler.kick();
    scheduler.forgetWait();
    await scheduler.kick();
    expect(passes).toEqual([0, 0]);
  });

  it('do not repeat after a reset, and count failures anew', async () => {
    const { scheduler, passes, onHold } = createTest(retry(), retry());
    await scheduler.kick();
    scheduler.reset();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(passes).toEqual([0]);
    await scheduler.kick();
    expect(onHold).toHaveBeenLastCalledWith({ kind: 'retry', offline: false, waitMs: 1_000 });
  });

  it('are repeated if the disk could not be read', async () => {
    const { scheduler, passes, onHold } = createTest(new Error('disk'));
    await scheduler.kick();
    expect(onHold.mock.calls).toEqual([[{ kind: 'retry', offline: false, waitMs: 1_000 }]]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(passes).toEqual([0, 1_000]);
  });

  it('report the end of the session, unless another starts at once', async () => {
    const over = createTest({ kind: 'ended' });
    await over.scheduler.kick();
    expect(over.onHold.mock.calls).toEqual([[{ kind: 'ended' }]]);
    const { scheduler, passes, onHold, during } = createTest({ kind: 'ended' });
    let asked = 0;
    during(() => {
      if ((asked += 1) === 1) void scheduler.kick();
    });
    await scheduler.kick();
    expect([passes, onHold.mock.calls]).toEqual([[0, 0], []]);
  });
});
