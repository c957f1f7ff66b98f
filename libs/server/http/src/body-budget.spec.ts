import { createBodyBudget } from './body-budget';

/** A budget, and the names of the bodies that were evicted. */
function budgetOf(limits: { heldBytes?: number; unfinishedPerAddress?: number }) {
  const evicted: string[] = [];
  const budget = createBodyBudget({ heldBytes: 1_000, unfinishedPerAddress: 10, ...limits });
  const open = (name: string, address = 'a') => budget.open(address, () => void evicted.push(name));
  return { evicted, open, hold: budget.hold };
}

describe('unfinished bodies of one address', () => {
  it('are evicted for a new one, the oldest first', () => {
    const { evicted, open } = budgetOf({ unfinishedPerAddress: 2 });
    for (const name of ['one', 'two', 'three', 'four']) open(name);
    expect(evicted).toEqual(['one', 'two']);
  });

  it('are not evicted for a body of another address, or by a finished one', () => {
    const { evicted, open, hold } = budgetOf({ unfinishedPerAddress: 2 });
    open('one');
    open('two');
    open('three', 'b');
    expect([hold(10) === null, evicted]).toEqual([false, []]);
  });

  it('no longer count once they are finished or gone', () => {
    const { evicted, open } = budgetOf({ unfinishedPerAddress: 2 });
    open('one').finished();
    open('two').failed();
    open('three');
    open('four');
    expect(evicted).toEqual([]);
  });
});

describe('bytes of bodies', () => {
  it('are held by a finished body, and another is refused rather than evicting it', () => {
    const { evicted, open, hold } = budgetOf({});
    const whole = open('whole');
    whole.received(600);
    const free = whole.finished();
    expect(hold(500)).toBeNull();
    free();
    expect([hold(500) === null, evicted]).toEqual([false, []]);
  });

  it('are freed by evicting unfinished ones, the oldest of all addresses first', () => {
    const { evicted, open, hold } = budgetOf({});
    const [one, two] = [open('one'), open('two', 'b')];
    one.received(400);
    two.received(400);
    expect([hold(500) === null, evicted]).toEqual([false, ['one']]);
    two.received(200);
    expect(evicted).toEqual(['one', 'two']);
    expect(hold(500)).not.toBeNull();
  });

  it('are freed once, however often that is called', () => {
    const { open, hold } = budgetOf({});
    const free = open('one').finished();
    const held = hold(1_000);
    for (const again of [free, free, held, held]) again?.();
    expect(hold(1_000)).not.toBeNull();
    expect(hold(1)).toBeNull();
  });
});
