import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { activityOf, identityOf, isSame, parseStat } from './identity.mjs';

test('a process name with spaces and brackets does not shift the fields after it', () => {
  const text = `42 (a) b (c) S 7 ${Array.from({ length: 17 }, (_, index) => index).join(' ')} 987 0`;
  expect(parseStat(text)).toEqual({ name: 'a) b (c', state: 'S', parent: 7, startTicks: '987' });
});

test('a running process keeps its identity, a dead one has none', async () => {
  const child = spawn('sleep', ['30']);
  const noted = { pid: child.pid, identity: identityOf(child.pid) };
  expect(isSame(noted)).toBe(true);
  expect(activityOf(child.pid).command).toBe('sleep 30');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isSame(noted)).toBe(false);
  expect(identityOf(child.pid)).toBeNull();
});

test('a reused process number is not the same process', () => {
  expect(isSame({ pid: process.pid, identity: 'boot/1' })).toBe(false);
  expect(isSame(null)).toBe(false);
});
