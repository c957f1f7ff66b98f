import { oneTabAtATime } from './tabs';

const withLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('work of one tab at a time', () => {
  it('is done without a lock where the browser denies locks', async () => {
    withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await oneTabAtATime('a', async () => 7)).toBe(7);
  });

  it('fails once where it fails itself', async () => {
    withLocks((_name: string, work: () => unknown) => work());
    const work = jest.fn(() => Promise.reject(new Error('disk')));
    await expect(oneTabAtATime('a', work)).rejects.toThrow('disk');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
