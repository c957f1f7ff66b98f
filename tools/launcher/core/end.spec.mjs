import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endInOrder, endProcess } from './end.mjs';
import { identityOf } from './identity.mjs';

const noteOf = (child, more = {}) => ({ pid: child.pid, identity: identityOf(child.pid), ...more });

test('a process that handles its signal ends by it', async () => {
  const child = spawn('sleep', ['30']);
  const exit = once(child, 'exit');
  await endProcess(noteOf(child));
  expect(await exit).toEqual([null, 'SIGTERM']);
});

test('a process that ignores its signal is killed', async () => {
  const child = spawn('sh', ['-c', 'trap "" TERM; echo set; sleep 30'], { detached: true });
  await once(child.stdout, 'data');
  const exit = once(child, 'exit');
  await endProcess(noteOf(child, { group: true }), 50);
  expect(await exit).toEqual([null, 'SIGKILL']);
});

test('another process with the same number is left alone', async () => {
  const child = spawn('sh', ['-c', 'trap "echo hit" TERM; echo up; read line; echo end']);
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (heard += chunk));
  await once(child.stdout, 'data');
  await endProcess({ pid: child.pid, identity: 'boot/1' });
  child.stdin.end();
  await once(child, 'close');
  expect(heard).toBe('up\nend\n');
});

test('the web server ends before the API, and the database last', async () => {
  const ended = [];
  const end = async ({ name }) => ended.push(name);
  const notes = [
    { name: 'database', rank: 9 },
    { name: 'api', rank: 2 },
    { name: 'build', rank: 0 },
    { name: 'web', rank: 1 },
  ];
  await endInOrder(notes, end);
  expect(ended).toEqual(['build', 'web', 'api', 'database']);
});
