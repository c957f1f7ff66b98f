import { ended, startChild } from './children.mjs';
import { backoff, failuresAfter, supervise } from './supervise.mjs';

test('restarts wait from 0.2 s, twice as long each time, up to 5 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(backoff)).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
});

test('a child that lived for 30 s begins anew', () => {
  expect(failuresAfter(4, 29_999)).toBe(5);
  expect(failuresAfter(4, 30_000)).toBe(1);
});

test('a dead child is started again, and after stop it stays ended', async () => {
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
