import { createWorkQueue } from './work-queue';

const deferred = <T>() => {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

describe('the queue of pictures', () => {
  it('lets equal requests share one piece of work', async () => {
    const queue = createWorkQueue({ workers: 1, waiting: 0 });
    const work = deferred<string>();
    let runs = 0;
    const job = () => {
      runs += 1;
      return work.promise;
    };
    const results = [queue.run('a', job), queue.run('a', job), queue.run('a', job)];
    work.resolve('feito');
    expect(await Promise.all(results)).toEqual(['feito', 'feito', 'feito']);
    expect(runs).toBe(1);
  });

  it('works on no more than its workers and refuses work when its queue is full', async () => {
    const queue = createWorkQueue({ workers: 2, waiting: 1 });
    const works = [deferred<number>(), deferred<number>(), deferred<number>()];
    const started: number[] = [];
    const results = works.map((work, index) =>
      queue.run(String(index), () => {
        started.push(index);
        return work.promise;
      }),
    );
    await expect(queue.run('d', async () => 0)).rejects.toMatchObject({ statusCode: 503 });
    expect(started).toEqual([0, 1]);
    works[1]?.resolve(1);
    await results[1];
    works[0]?.resolve(0);
    works[2]?.resolve(2);
    await Promise.all(results);
    expect(started).toEqual([0, 1, 2]);
  });

  it('continues after failed work, and does not remember the failure', async () => {
    const queue = createWorkQueue({ workers: 1, waiting: 1 });
    const failing = queue.run('a', () => Promise.reject(new Error('falhou')));
    const next = queue.run('b', async () => 'feito');
    await expect(failing).rejects.toThrow('falhou');
    expect(await next).toBe('feito');
    expect(await queue.run('a', async () => 'agora sim')).toBe('agora sim');
  });
});
