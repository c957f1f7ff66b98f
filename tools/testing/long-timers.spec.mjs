import { jest } from '@jest/globals';
import { promisify } from 'node:util';
import longTimers from './long-timers.cjs';

const { trackLongTimers } = longTimers;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a timer of minutes ends with its spec file, a short one fires', () => {
  const context = { setTimeout };
  const clear = trackLongTimers(context);
  const fired = [];
  context.setTimeout((name) => fired.push(name), 300_000, 'long');
  context.setTimeout((name) => fired.push(name), 59_999, 'short');
  context.setTimeout((name) => fired.push(name), undefined, 'at once');
  clear();
  jest.advanceTimersByTime(300_000);
  expect(fired).toEqual(['at once', 'short']);
});

test('fires like any other until then, and can be awaited', async () => {
  jest.useRealTimers();
  const context = { setTimeout };
  trackLongTimers(context);
  await expect(promisify(context.setTimeout)(1, 'kept')).resolves.toBe('kept');
});
