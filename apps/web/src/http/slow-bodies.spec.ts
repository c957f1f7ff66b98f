import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startFakeApi, type FakeApi } from '../testing/fake-api';
import { rawPost } from '../testing/raw-post';
import { startWeb, type TestWeb } from '../testing/start';

const LOGIN = '/api/auth/login';
const ANSWER = '/api/customer-area/question/answer';
const HEALTH = '/api/health-check';
const LIST = '/api/question';
const MAPS = '/api/customer-area/question-map/user-maps';
/** More than the connections to the API, of any kind. */
const MANY = 140;

let api: FakeApi;
let web: TestWeb;
let origin: string;
/** Responses that the API holds back. */
let held: (() => void)[];
beforeAll(async () => {
  held = [];
  api = await startFakeApi((request, response) => {
    const answer = () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (request.url?.endsWith('/lenta')) held.push(answer);
    else request.resume().on('end', answer);
  });
  web = await startWeb({ API_HOST: api.origin });
  await web.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(web.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await web.close();
  await api.close();
});
beforeEach(() => {
  api.seen.length = 0;
});

async function statusOf(path: string, init?: RequestInit): Promise<number> {
  const response = await fetch(origin + path, init);
  await response.text();
  return response.status;
}
const post = (path: string) =>
  statusOf(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
const isReached = (path: string) => api.seen.some((line) => line.endsWith(path));

describe('while more bodies are arriving than there are connections to the API', () => {
  it('every other call is answered, and the slow ones end with 408 or 503 without reaching the API', async () => {
    const slow = await Promise.all(Array.from({ length: MANY }, () => rawPost(web.app, LOGIN, 1_000, 'x')));
    const ended = slow.map((socket) => text(socket));
    expect(await Promise.all([statusOf(LIST), statusOf(HEALTH), post(ANSWER), post('/api/question/x')])).toEqual([
      200, 200, 200, 200,
    ]);
    for (const answer of await Promise.all(ended)) {
      expect(answer).toMatch(/^HTTP\/1\.1 (408|503) /);
      expect(answer).toMatch(/\r\nconnection: close/i);
      expect(answer).toMatch(/\{"erro":\["[^"]+"\]\}$/);
    }
    expect(isReached(LOGIN)).toBe(false);
  });

  it('admits 64 slow bodies of one address', async () => {
    const slow = await Promise.all(Array.from({ length: 64 }, () => rawPost(web.app, LOGIN, 2, '{')));
    const answers = slow.map((socket) => once(socket, 'data'));
    for (const socket of slow) socket.write('}');
    for (const [answer] of await Promise.all(answers)) expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of slow) socket.destroy();
  });
});

describe('while the API occupies every connection', () => {
  it.each([
    ['lists', 'answers, maps and the health check', '/api/lenta', 128, MAPS],
    ['maps', 'answers, lists and the health check', '/api/customer-area/question-map/lenta', 32, LIST],
    ['notebooks', 'answers, maps and the health check', '/api/customer-area/question-notebook/lenta', 32, MAPS],
  ])('of %s, %s still reach it', async (_kind, _others, path, connections, other) => {
    let ended = 0;
    const waiting = Array.from({ length: MANY }, () => statusOf(path).then(() => (ended += 1)));
    while (held.length < connections) await once(api.server, 'request');
    expect(await Promise.all([post(ANSWER), statusOf(other), statusOf(HEALTH)])).toEqual([200, 200, 200]);
    // None of the waiting calls has ended.
    expect(ended).toBe(0);
    while (held.length > 0) {
      held.splice(0).forEach((answer) => answer());
      if (api.seen.filter((line) => line.endsWith('lenta')).length < MANY) await once(api.server, 'request');
    }
    await Promise.all(waiting);
  });
});

describe('an unexpected body', () => {
  it('for a page is not awaited: the request is refused, and the connection closed', async () => {
    const answer = await text(await rawPost(web.app, '/questoes', 1_000, 'x'));
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*\r\nconnection: close\r\n/i);
  });
});
