import { createRetry } from './retry';

let step: jest.Mock;
let retry: ReturnType<typeof createRetry>;
let stopListening: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  step = jest.fn();
  retry = createRetry(step);
  stopListening = retry.listen();
});
afterEach(() => {
  stopListening();
  retry.stop();
  jest.useRealTimers();
});

const goOnline = () => void dispatchEvent(new Event('online'));
/** Fails once more, and returns after how many seconds the step is repeated. */
function secondsUntilNext(leastMs = 0): number {
  step.mockClear();
  retry.later(leastMs);
  for (let seconds = 1; seconds <= 120; seconds += 1) {
    jest.advanceTimersByTime(1_000);
    if (step.mock.calls.length > 0) return seconds;
  }
  return Infinity;
}

describe('a step that failed', () => {
  it('is repeated after 2 s, 4 s and so on, up to a minute', () => {
    expect(Array.from({ length: 7 }, () => secondsUntilNext())).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  it('starts with 2 s again after it was stopped', () => {
    expect([secondsUntilNext(), secondsUntilNext()]).toEqual([2, 4]);
    retry.stop();
    expect(secondsUntilNext()).toBe(2);
  });

  it('waits as long as the server asked for, and no less than its own delay', () => {
    expect([secondsUntilNext(90_000), secondsUntilNext(1_000)]).toEqual([90, 4]);
  });

  it('is not repeated after it was stopped', () => {
    retry.later(0);
    retry.stop();
    jest.advanceTimersByTime(600_000);
    expect(step).not.toHaveBeenCalled();
  });

  it('is repeated once, however often it failed meanwhile', () => {
    retry.later(0);
    retry.later(0);
    jest.advanceTimersByTime(600_000);
    expect(step).toHaveBeenCalledTimes(1);
  });
});

describe('a network that returns', () => {
  it('repeats a waiting step at once, and only then', () => {
    retry.later(0);
    goOnline();
    expect(step).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(600_000);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('resets the delays', () => {
    expect([secondsUntilNext(), secondsUntilNext()]).toEqual([2, 4]);
    retry.later(0);
    goOnline();
    expect(secondsUntilNext()).toBe(2);
  });

  it('repeats nothing if nothing waits', () => {
    goOnline();
    retry.later(0);
    retry.stop();
    goOnline();
    expect(step).not.toHaveBeenCalled();
  });

  it('repeats nothing before the time that the server asked for, and at once from then on', () => {
    retry.later(1_500);
    jest.advanceTimersByTime(1_499);
    goOnline();
    expect(step).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    goOnline();
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('is ignored once the retries are stopped', () => {
    stopListening();
    retry.later(0);
    goOnline();
    expect(step).not.toHaveBeenCalled();
  });
});
