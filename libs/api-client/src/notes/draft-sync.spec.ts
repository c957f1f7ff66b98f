import { createDraftSync, type PushEnd } from './draft-sync';

const begin = (...ends: PushEnd[]) => {
  const push = jest.fn(async (_hold: (ms: number) => void): Promise<PushEnd> => ends.shift() ?? 'done');
  return { push, sync: createDraftSync({ push, pauseMs: 1_000, retryMs: 15_000 }) };
};
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the sync of a draft', () => {
  it('sends it once, a pause after the last change', async () => {
    const { push, sync } = begin();
    sync.changed();
    await after(900);
    sync.changed();
    await after(900);
    expect(push).not.toHaveBeenCalled();
    await after(100);
    await after(60_000);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure, and not after a refusal', async () => {
    const { push, sync } = begin('later', 'refused');
    sync.flush();
    await after(14_999);
    expect(push).toHaveBeenCalledTimes(1);
    await after(1);
    await after(60_000);
    expect(push).toHaveBeenCalledTimes(2);
  });

  it('waits for the time that the server set, however often it is flushed', async () => {
    const { push, sync } = begin('later');
    push.mockImplementationOnce(async (hold) => {
      hold(60_000);
      return 'later';
    });
    sync.flush();
    await after(1_000);
    sync.flush();
    sync.changed();
    await after(58_999);
    expect(push).toHaveBeenCalledTimes(1);
    await after(1);
    expect(push).toHaveBeenCalledTimes(2);
  });

  it('sends one text at a time; later changes follow', async () => {
    const { push, sync } = begin();
    let finish: (end: PushEnd) => void = () => undefined;
    push.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    sync.flush();
    sync.changed();
    await after(5_000);
    expect(push).toHaveBeenCalledTimes(1);
    finish('done');
    await after(1_000);
    expect(push).toHaveBeenCalledTimes(2);
  });

  it('sends when the page is left, and never after that', async () => {
    const { push, sync } = begin('later');
    sync.changed();
    await sync.stop();
    await after(60_000);
    expect(push).toHaveBeenCalledTimes(1);
  });
});
