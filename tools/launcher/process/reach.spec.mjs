import { once } from 'node:events';
import { createServer } from 'node:http';
import { answers, statusOf } from './reach.mjs';

async function withServer(statuses, run) {
  const server = createServer((request, response) => {
    response.statusCode = statuses.shift() ?? 200;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await run(`http://127.0.0.1:${server.address().port}/`);
  server.close();
}

test('a server that is not ready yet is polled until it is', async () => {
  await withServer([503, 503], async (url) => expect(await answers(url, () => false)).toBe(true));
});

test('polling ends if the server can no longer start', async () => {
  await withServer([503, 503, 503, 503], async (url) => {
    let asked = 0;
    expect(await answers(url, () => (asked += 1) > 2)).toBe(false);
  });
});

test('a server that does not answer has no status', async () => {
  expect(await statusOf('http://127.0.0.1:1/')).toBeNull();
});
