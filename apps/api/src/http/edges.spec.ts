import { contract, type CallKey } from '@mapa/api-contract';
import { MESSAGES } from '@mapa/domain';
import type { InjectOptions } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '../testing/app';
import { enter } from '@mapa/server-sessions/testing';
import { GENERAL } from '@mapa/server-platform';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ token } = await enter(api));
});
afterAll(() => api.close());

/** Words of libraries and stack traces, which no sentence for people contains. */
const ENGLISH = /\b(?:must|the|is|invalid|error|unexpected|request|body)\b|at \S+:\d/i;

/** `{ campo-ou-"erro": ["sentença"] }`, with sentences for people. */
const oneShape = {
  asymmetricMatch: (body: object) => Object.keys(body).length === 1 && Object.values(body).every(isSaid),
};
const isSaid = (sentences: unknown) =>
  Array.isArray(sentences) && sentences.length === 1 && typeof sentences[0] === 'string' && !ENGLISH.test(sentences[0]);

const ANSWER = '/api/customer-area/question/answer';
const json = (payload: string | Buffer, url = ANSWER): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  payload,
});
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const note = (texto: string) => json(JSON.stringify({ questao_id: 1, texto }), '/api/customer-area/question/comment');

const EDGES: readonly (readonly [what: string, request: InjectOptions, status: number, sentence: string | null])[] = [
  ['an unknown route', { url: '/api/nada' }, 404, MESSAGES.notFound],
  ['an address outside the API', { url: '/wp-login.php' }, 404, MESSAGES.notFound],
  ['a method that the route has not', { method: 'DELETE', url: '/api/auth/login' }, 404, MESSAGES.notFound],
  ['a method that no route has', { method: 'PATCH', url: ANSWER }, 404, MESSAGES.notFound],
  ['broken percent-encoding in the path', { url: '/api/exam/%ff' }, 404, MESSAGES.notFound],
  ['a half percent-encoding in the path', { url: '/api/exam/%e' }, 404, MESSAGES.notFound],
  ['a path of thousands of characters', { url: `/api/exam/${'9'.repeat(5_000)}` }, 404, MESSAGES.notFound],
  ['broken percent-encoding in the query', { url: '/api/exam?page=%ff' }, 422, null],
  [
    'a number beyond the greatest in the path',
    { url: '/api/exam/99999999999999999999' },
    422,
    'O valor deve ser no máximo 2147483647.',
  ],
  ['an infinite number in the query', { url: '/api/exam?page=1e999' }, 422, null],
  ['a body that is no JSON', json('{"questao_id": 1'), 422, GENERAL.badJson.sentence],
  ['an empty body', json(''), 422, GENERAL.badJson.sentence],
  ['a body of null', json('null'), 422, null],
  ['a body that is a list', json('[]'), 422, null],
  ['a body that is a text', json('"oi"'), 422, null],
  ['a body of bytes that are no UTF-8', json(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), 422, GENERAL.badJson.sentence],
  ['a key that reaches a prototype', json('{"__proto__": {"role": "master"}}'), 422, GENERAL.badJson.sentence],
  [
    'a constructor that reaches a prototype',
    json('{"constructor": {"prototype": {"role": "master"}}}'),
    422,
    GENERAL.badJson.sentence,
  ],
  ['JSON of a thousand levels', json(nested(1_000)), 422, 'Este campo é obrigatório.'],
  ['a thousand levels in a field', json(`{"questao_id": ${nested(1_000)}}`), 422, null],
  ['a hundred thousand levels', json('['.repeat(100_000)), 422, GENERAL.badJson.sentence],
  ['a number of a thousand digits', json(`{"questao_id": ${'9'.repeat(1_000)}}`), 422, null],
  ['a number beyond the greatest', json('{"questao_id": 1e308}'), 422, null],
  ['a NUL in a text', json('{"email": "a\\u0000@exemplo.com.br", "password": "x"}', '/api/auth/login'), 422, null],
  ['a body of more than 256 KiB', note('a'.repeat(300_000)), 422, GENERAL.tooLarge.sentence],
  [
    'another media type',
    { ...json('a=1'), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    422,
    GENERAL.badMediaType.sentence,
  ],
  ['plain text', { ...json('{}'), headers: { 'content-type': 'text/plain' } }, 422, null],
  [
    'a media type that is none',
    { ...json('{}'), headers: { 'content-type': '///' } },
    422,
    GENERAL.badMediaType.sentence,
  ],
  [
    'a token that is none',
    { url: '/api/customer-area/user/me', headers: { authorization: 'Bearer ééé' } },
    401,
    MESSAGES.sessionEnded,
  ],
];

describe('requests with edge values', () => {
  it.each(EDGES)('%s is refused with the standard error body', async (_what, request, status, sentence) => {
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const response = await api.app.inject({ ...request, headers });
    expect({ status: response.statusCode, body: response.json() }).toEqual({ status, body: oneShape });
    if (sentence) expect(Object.values(response.json())[0]).toEqual([sentence]);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
  });
});

describe('a malformed request', () => {
  /** The listening server's response to raw bytes, up to the end of the connection. */
  async function say(bytes: string): Promise<{ head: string; body: unknown }> {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body: JSON.parse(body) };
  }
  beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    [
      'head of 64 KiB',
      `GET /api/health-check HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(65_536)}\r\n\r\n`,
      431,
      GENERAL.headTooLarge,
    ],
    ['address of 64 KiB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, GENERAL.headTooLarge],
    ['line that no protocol has', 'ola mundo\r\n\r\n', 400, GENERAL.badRequest],
    ['method that does not exist', 'NADA / HTTP/1.1\r\nhost: x\r\n\r\n', 400, GENERAL.badRequest],
    [
      'length beside chunks',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      GENERAL.badRequest,
    ],
  ])(
    'a %s is refused with the standard error body, and the connection is closed',
    async (_what, bytes, status, { sentence }) => {
      const { head, body } = await say(bytes);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
      expect(head).toContain('\r\nconnection: close');
      expect(head).toContain('\r\nreferrer-policy: no-referrer');
      expect(body).toEqual({ erro: [sentence] });
    },
  );
});

describe('without a body', () => {
  const writing = (Object.keys(contract) as CallKey[]).filter(
    (name) => name.startsWith('POST ') && 'body' in contract[name] && !('mayLackBody' in contract[name]),
  );

  it.each(writing)('%s names the missing field', async (name) => {
    const { token } = await enter(api, { role: 'master' });
    const url = (name.split(' ')[1] ?? '').replace(/\{\w+\}/, '1');
    const response = await api.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
    expect({ status: response.statusCode, body: response.json() }).toEqual({ status: 422, body: oneShape });
  });
});
