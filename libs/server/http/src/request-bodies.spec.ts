import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeUnreadBodies, receiveBodies } from './request-bodies';

const KB = 1_024;
const JSON_BODY = '{"a":"b"}';

let app: FastifyInstance | undefined;
/** Long enough that a body sent at once never reaches it. */
const PATIENT_MS = 60_000;

/** A server that responds with the length of the text in `a`, on a real port. */
async function serve(
  settings: Partial<Parameters<typeof receiveBodies>[1]> = {},
  server: FastifyServerOptions = {},
): Promise<void> {
  app = Fastify(server);
  receiveBodies(app, { maxBytes: 300 * KB, pieceMs: PATIENT_MS, ...settings });
  closeUnreadBodies(app);
  app.post('/', async ({ body }) => String((body as { a: string }).a.length));
  app.get('/', async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(() => app?.close());

async function open(head: readonly string[], sent: string, method = 'POST') {
  const socket = connect((app?.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket).catch(() => '');
  await once(socket, 'connect');
  socket.write(
    `${[`${method} / HTTP/1.1`, 'host: x', 'content-type: application/json', ...head].join('\r\n')}\r\n\r\n${sent}`,
  );
  return { socket, answer };
}
const post = (length: number, sent = '', ...head: string[]) => open([`content-length: ${length}`, ...head], sent);
const statusOf = async ({ answer }: { answer: Promise<string> }) => Number((await answer).slice(9, 12));
const bodyOf = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes) });

describe('a body', () => {
  it('is read completely before it is parsed, in any number of pieces', async () => {
    await serve();
    const sent = await post(JSON_BODY.length, JSON_BODY.slice(0, 4), 'connection: close');
    sent.socket.write(JSON_BODY.slice(4));
    expect(await statusOf(sent)).toBe(200);
    expect(await statusOf(await post(JSON_BODY.length, JSON_BODY, 'connection: close'))).toBe(200);
  });

  it('may state no length, and is then held to the limit as it arrives', async () => {
    await serve({ maxBytes: 100 });
    const chunked = (content: string) =>
      open(
        ['transfer-encoding: chunked', 'connection: close'],
        `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`,
      );
    expect(await statusOf(await chunked(JSON_BODY))).toBe(200);
    expect(await statusOf(await chunked(bodyOf(100)))).toBe(413);
  });

  it('is refused with 413 by its stated length, before any of it arrived', async () => {
    await serve({ maxBytes: 100 });
    expect(await statusOf(await post(101))).toBe(413);
  });

  it('is refused with 408, and its connection closed, when it stops arriving', async () => {
    await serve({ pieceMs: 20 });
    const answer = await (await post(1_000, '{')).answer;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('frees its place if its client leaves', async () => {
    await serve({ unfinishedPerAddress: 1 });
    const given = await post(1_000, '{');
    given.socket.destroy();
    await given.answer;
    expect(await statusOf(await post(JSON_BODY.length, JSON_BODY, 'connection: close'))).toBe(200);
  });
});

describe('unfinished bodies', () => {
  it('are evicted for later ones of the same network, with 503, and for none of another', async () => {
    await serve({ unfinishedPerAddress: 2 }, { trustProxy: true });
    const from = async (ip: string) => post(JSON_BODY.length, '{', `x-forwarded-for: ${ip}`, 'connection: close');
    const [first, second] = [await from('2001:db8:1:2::1'), await from('2001:db8:1:2::2')];
    const other = await from('2001:db8:1:3::1');
    const third = await from('2001:db8:1:2:3::1');
    expect(await statusOf(first)).toBe(503);
    for (const { socket } of [second, other, third]) socket.write(JSON_BODY.slice(1));
    expect(await Promise.all([second, other, third].map(statusOf))).toEqual([200, 200, 200]);
  });

  it('are evicted when memory is short', async () => {
    await serve({ heldBytes: 250 * KB });
    const body = bodyOf(200 * KB);
    const first = await post(body.length, body.slice(0, 100 * KB), 'connection: close');
    const second = await post(body.length, body, 'connection: close');
    expect([await statusOf(first), await statusOf(second)]).toEqual([503, 200]);
  });
});

describe('a request that is answered before its body arrived', () => {
  it('closes its connection', async () => {
    await serve();
    const unread = await open(['content-length: 1000'], '{', 'GET');
    expect(await unread.answer).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
  });
});
