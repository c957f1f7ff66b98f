import { ended, startChild } from '../core/children.mjs';
import { backoff, failuresAfter, supervise, waitBeforeRestart } from './supervise.mjs';

test('restarts of a failing child are 0.2 s apart, twice as far each time, up to 5 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(backoff)).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
});

test('the lifetime of a child counts towards the delay: one that ran for seconds is restarted at once', () => {
  expect(waitBeforeRestart(6, 100)).toBe(4_900);
  expect(waitBeforeRestart(6, 4_000)).toBe(1_000);
  expect(waitBeforeRestart(6, 10_000)).toBe(200);
});

test('a child that ran for 30 s resets the delay', () => {
  expect(failuresAfter(4, 29_999)).toBe(5);
  expect(failuresAfter(4, 30_000)).toBe(1);
});

test('a dead child is started again, but not after a stop', async () => {
  const deaths = [];
  let restarted;
  const twice = new Promise((resolve) => (restarted = resolve));
  let starts = 0;
  const server = supervise({
    start: () => startChild('sleep', ['30']),
    onStart: (child) => {
      starts += 1;
      if (starts === 1) child.kill('SIGKILL');
      else restarted();
    },
    onDeath: (death) => deaths.push(death),
  });
  await twice;
  await server.stop();
  expect(deaths).toEqual([{ reason: 'signal SIGKILL', delay: 200 }]);
  expect(await ended(server.current())).toEqual({ code: null, signal: 'SIGTERM' });
  expect(starts).toBe(2);
});
