import { oneTabAtATime } from './tabs';

const withLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('a task for one tab at a time', () => {
  it('runs without a lock if the browser denies locks', async () => {
    withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await oneTabAtATime('a', async () => 7)).toBe(7);
  });

  it('fails once if the task itself fails', async () => {
    withLocks((_name: string, work: () => unknown) => work());
    const work = jest.fn(() => Promise.reject(new Error('disk')));
    await expect(oneTabAtATime('a', work)).rejects.toThrow('disk');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
