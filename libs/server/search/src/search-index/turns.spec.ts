import { Turns } from './turns';

/** A task whose runs end when they are told to. */
function steered() {
  const ends: (() => void)[] = [];
  const turns = new Turns(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { turns, ends };
}

const microtasks = () => new Promise(setImmediate);

describe('turns', () => {
  it('let those who ask together share one run', async () => {
    const { turns, ends } = steered();
    const both = Promise.all([turns.next(), turns.next()]);
    await microtasks();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await both;
  });

  it('give who asks while one runs the next run, not that one', async () => {
    const { turns, ends } = steered();
    const first = turns.next();
    await microtasks();
    const second = turns.next();
    await microtasks();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await microtasks();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await second;
  });

  it('go on after a run that failed, and tell only those who waited for it', async () => {
    let fails = true;
    const turns = new Turns(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve()));
    await expect(turns.next()).rejects.toThrow('away');
    fails = false;
    await expect(turns.next()).resolves.toBeUndefined();
    await expect(turns.current()).resolves.toBeUndefined();
  });
});
