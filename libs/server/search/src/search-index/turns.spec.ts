import { Turns } from './turns';

/** A task whose runs end on demand. */
function steered() {
  const ends: (() => void)[] = [];
  const turns = new Turns(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { turns, ends };
}

const microtasks = () => new Promise(setImmediate);

describe('shared runs', () => {
  it('serve concurrent callers together', async () => {
    const { turns, ends } = steered();
    const both = Promise.all([turns.next(), turns.next()]);
    await microtasks();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await both;
  });

  it('serve a caller who arrives during a run by the next run', async () => {
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

  it('continue after a failed run, and report it only to its callers', async () => {
    let fails = true;
    const turns = new Turns(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve()));
    await expect(turns.next()).rejects.toThrow('away');
    fails = false;
    await expect(turns.next()).resolves.toBeUndefined();
    await expect(turns.current()).resolves.toBeUndefined();
  });
});
