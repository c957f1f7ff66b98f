import { EventEmitter } from 'node:events';
import { createGate } from './gate';

/** A task that ends when told. */
function task() {
  let end: (failure?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve());
  });
  return { ended, end };
}

describe('the gate before hashing', () => {
  it('admits no more work at once than its limit, in the order of arrival', async () => {
    const gate = createGate({ running: 2, waiting: 10 });
    const tasks = Array.from({ length: 4 }, task);
    const begun: number[] = [];
    const done = tasks.map(({ ended }, index) => gate.run(() => (begun.push(index), ended)));
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    tasks[1]?.end();
    await done[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const each of tasks) each.end();
    await Promise.all(done);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('refuses with 503 if the queue is full, and continues after a failure', async () => {
    const gate = createGate({ running: 1, waiting: 1 });
    const [first, second] = [task(), task()];
    const failing = gate.run(() => first.ended);
    const waiting = gate.run(() => second.ended);
    await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
    first.end(new Error('lost'));
    await expect(failing).rejects.toThrow('lost');
    second.end();
    await expect(waiting).resolves.toBeUndefined();
    await expect(gate.run(() => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});

describe('a gate with a time limit', () => {
  it('refuses a caller who waited too long, admits the next, and reports a full queue', async () => {
    const gate = createGate({ running: 1, waiting: 1, patienceMs: 5 });
    const [first, second] = [task(), task()];
    const running = gate.run(() => first.ended);
    expect(gate.isFull()).toBe(false);
    const impatient = gate.run(() => second.ended);
    expect(gate.isFull()).toBe(true);
    await expect(impatient).rejects.toMatchObject({ status: 503 });
    expect(gate.isFull()).toBe(false);
    const patient = gate.run(() => Promise.resolve('in'));
    first.end();
    await running;
    await expect(patient).resolves.toBe('in');
  });
});

describe('a client that leaves', () => {
  const client = () => Object.assign(new EventEmitter(), { destroyed: false });
  const go = (left: ReturnType<typeof client>) => {
    left.destroyed = true;
    left.emit('close');
  };

  it('loses its place in the queue, and frees the place that it had', async () => {
    const gate = createGate({ running: 1, waiting: 1 });
    const [served, inLine] = [client(), client()];
    await gate.enter(served);
    const waiting = gate.enter(inLine);
    expect(gate.isFull()).toBe(true);
    go(inLine);
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    expect(gate.isFull()).toBe(false);
    const next = gate.enter(client());
    go(served);
    (await next)();
    await expect(gate.run(() => Promise.resolve('free'))).resolves.toBe('free');
  });

  it('takes no place if it left before its turn', async () => {
    const gate = createGate({ running: 1, waiting: 1 });
    const [leave, late] = [await gate.enter(), client()];
    const waiting = gate.enter(late);
    leave();
    go(late);
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    await expect(gate.enter(late)).rejects.toMatchObject({ status: 503 });
    await expect(gate.run(() => Promise.resolve('free'))).resolves.toBe('free');
    expect(late.listenerCount('close')).toBe(0);
  });
});
