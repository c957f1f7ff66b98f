import { createBodyBudget } from './body-budget';

/** A budget with the names of the bodies that had to make room. */
function budgetOf(limits: { heldBytes?: number; unfinishedPerAddress?: number }) {
  const evicted: string[] = [];
  const budget = createBodyBudget({ heldBytes: 1_000, unfinishedPerAddress: 10, ...limits });
  const open = (name: string, address = 'a') => budget.open(address, () => void evicted.push(name));
  return { evicted, open, hold: budget.hold };
}

describe('unfinished bodies of one address', () => {
  it('make room for another one, the one that began first before the others', () => {
    const { evicted, open } = budgetOf({ unfinishedPerAddress: 2 });
    for (const name of ['one', 'two', 'three', 'four']) open(name);
    expect(evicted).toEqual(['one', 'two']);
  });

  it('make none for those of another address, nor for what is finished', () => {
    const { evicted, open, hold } = budgetOf({ unfinishedPerAddress: 2 });
    open('one');
    open('two');
    open('three', 'b');
    expect([hold(10) === null, evicted]).toEqual([false, []]);
  });

  it('count no longer once they are finished or gone', () => {
    const { evicted, open } = budgetOf({ unfinishedPerAddress: 2 });
    open('one').finished();
    open('two').failed();
    open('three');
    open('four');
    expect(evicted).toEqual([]);
  });
});

describe('bytes of bodies', () => {
  it('are held by what is finished, which refuses another rather than to make room', () => {
    const { evicted, open, hold } = budgetOf({});
    const whole = open('whole');
    whole.received(600);
    const free = whole.finished();
    expect(hold(500)).toBeNull();
    free();
    expect([hold(500) === null, evicted]).toEqual([false, []]);
  });

  it('are freed by unfinished ones, the first of all addresses before the others', () => {
    const { evicted, open, hold } = budgetOf({});
    const [one, two] = [open('one'), open('two', 'b')];
    one.received(400);
    two.received(400);
    expect([hold(500) === null, evicted]).toEqual([false, ['one']]);
    two.received(200);
    expect(evicted).toEqual(['one', 'two']);
    expect(hold(500)).not.toBeNull();
  });

  it('are freed once, however often that is told', () => {
    const { open, hold } = budgetOf({});
    const free = open('one').finished();
    const held = hold(1_000);
    for (const again of [free, free, held, held]) again?.();
    expect(hold(1_000)).not.toBeNull();
    expect(hold(1)).toBeNull();
  });
});
