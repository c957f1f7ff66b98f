import { MESSAGES } from '@mapa/domain';
import { CORRELATION_HEADER } from '@mapa/server-http';
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { startFakeApi, type FakeApi } from '../testing/fake-api';
import { rawRequest } from '../testing/raw-request';
import { startWeb, type TestWeb } from '../testing/start';

const UNAVAILABLE = { erro: ['O serviço está indisponível no momento. Tente novamente em instantes.'] };

let api: FakeApi;
let web: TestWeb;
let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string };
const lines: string[] = [];

beforeAll(async () => {
  api = await startFakeApi((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received = { url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() };
      if (request.url === '/api/cai') return request.socket.destroy();
      const status = request.url === '/api/ocupada' ? 503 : request.url === '/api/recusa' ? 422 : 200;
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
        .end(JSON.stringify({ url: request.url }));
    });
  });
  web = await startWeb({ API_HOST: api.origin, LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
});
afterAll(async () => {
  await web.close();
  await api.close();
});
beforeEach(() => {
  api.seen.length = 0;
  lines.length = 0;
});

describe('calls to the API', () => {
  it('are passed on unchanged, and so is the response', async () => {
    const response = await web.app.inject({
      method: 'POST',
      url: '/api/auth/login?a[]=1&a[]=2',
      payload: { email: 'a@b' },
    });
    expect(response.json()).toEqual({ url: '/api/auth/login?a[]=1&a[]=2' });
    expect(JSON.parse(received.body)).toEqual({ email: 'a@b' });
    expect((await web.app.inject('/api/recusa')).statusCode).toBe(422);
  });

  it("state the client's address as we see it, not as the caller claims", async () => {
    await web.app.inject({
      url: '/api/x',
      remoteAddress: '203.0.113.7',
      headers: {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-server': '1.2.3.4',
        'x-real-ip': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        [CORRELATION_HEADER]: 'forjado-por-alguem',
      },
    });
    expect(received.headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(JSON.stringify(received.headers)).not.toMatch(/1\.2\.3\.4|forjado/);
  });

  it("are logged by both servers under our id, not the caller's", async () => {
    const response = await web.app.inject({ url: '/api/x', headers: { 'x-request-id': 'de-quem-chama' } });
    const id = received.headers[CORRELATION_HEADER];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-request-id']).toBe(id);
    expect(lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toEqual([id]);
  });

  it('are logged, like pages, under the id of a trusted balancer', async () => {
    const trusting = await startWeb(
      { API_HOST: api.origin, LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' },
      { write: (line) => void lines.push(line) },
    );
    const headers = { [CORRELATION_HEADER]: 'do-balanceador', 'x-request-id': 'de-quem-chama' };
    const page = await trusting.app.inject({ url: '/chamada', headers });
    const broken = await trusting.app.inject({ url: '/quebrada', headers });
    const call = await trusting.app.inject({ url: '/api/x', headers });
    await trusting.close();
    expect(broken.body).toContain(`${MESSAGES.unexpected} Código do erro: do-balanceador.`);
    expect(page.body).toContain('<main>do-balanceador</main>');
    expect([call.headers['x-request-id'], received.headers[CORRELATION_HEADER]]).toEqual([
      'do-balanceador',
      'do-balanceador',
    ]);
    const ids = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
    expect(new Set(ids)).toEqual(new Set(['do-balanceador']));
  });

  it('of a payment provider keep everything its signature covers: address, own request id, body', async () => {
    const [secret, ts, requestId] = ['segredo-do-aviso', '1704908010', 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e'];
    const url = '/api/payment/webhook/mercado_pago?type=payment&data.id=13%31&x=%C3%A7+%20&x=';
    const body = '{ "type":"payment",\r\n "data": {"id":"131", "nome": "\u00e7\\u00e7"} }';
    const headers = {
      'content-type': 'application/json; charset=UTF-8',
      'user-agent': 'MercadoPago WebHook v1.0 payment',
      'x-request-id': requestId,
      'x-signature': `ts=${ts},v1=${createHmac('sha256', secret).update(`id:131;request-id:${requestId};ts:${ts};`).digest('hex')}`,
    };
    expect((await web.app.inject({ method: 'POST', url, headers, payload: body })).statusCode).toBe(200);
    expect(received).toEqual({ url, headers: expect.objectContaining(headers) as object, body });
  });

  it.each(['GET', 'POST'] as const)('are made once: a %s that the API sheds is not repeated', async (method) => {
    const response = await web.app.inject({ method, url: '/api/ocupada' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '0']);
    expect(api.seen).toEqual([`${method} /api/ocupada`]);
  });

  it.each([
    '/api/customer-area/question-map/questions?id=1',
    '/api/customer-area/question-notebook',
    '/api/customer-area/question-notebook/',
    '/api/customer-area/question-notebook/x/questions?page=2',
  ])('are sent to the requested address, over any connection: %s', async (url) => {
    await web.app.inject(url);
    expect(api.seen).toEqual([`GET ${url}`]);
  });

  it('get a 503 with a sentence if the connection breaks', async () => {
    const response = await web.app.inject({ method: 'POST', url: '/api/cai', payload: {} });
    expect([response.statusCode, response.json()]).toEqual([503, UNAVAILABLE]);
    expect(api.seen).toHaveLength(1);
  });

  it('get a 503 with a sentence if nobody listens', async () => {
    const alone = await startWeb();
    const response = await alone.app.inject('/api/question');
    await alone.close();
    expect([response.statusCode, response.json()]).toEqual([503, UNAVAILABLE]);
  });

  it('accept bodies of 2 MB and refuse larger ones before the API receives them', async () => {
    const send = (bytes: number) =>
      web.app.inject({
        method: 'POST',
        url: '/api/x',
        headers: { 'content-type': 'text/plain' },
        payload: 'a'.repeat(bytes),
      });
    expect((await send(2 * 1024 * 1024)).statusCode).toBe(200);
    api.seen.length = 0;
    const refused = await send(2 * 1024 * 1024 + 1);
    expect([refused.statusCode, refused.json()]).toEqual([422, { erro: ['O conteúdo enviado é grande demais.'] }]);
    expect(api.seen).toEqual([]);
  });

  it('are passed on if the caller first asks whether the body may come', async () => {
    const response = await web.app.inject({
      method: 'POST',
      url: '/api/x',
      headers: { expect: '100-continue' },
      payload: { a: 1 },
    });
    expect([response.statusCode, received.headers.expect]).toEqual([200, undefined]);
  });

  it('use separate connections on both sides', async () => {
    const response = await web.app.inject('/api/x');
    expect(response.headers['keep-alive']).toBeUndefined();
  });

  it('get a 404 for an invalid address', async () => {
    const response = await web.app.inject('/api/exam/%ff');
    expect([response.statusCode, response.json()]).toEqual([404, { erro: ['Não encontramos o que você procura.'] }]);
  });

  it.each(['/api/../segredo', '/api/%2e%2e/segredo', '/api/..%2fsegredo'])('cannot leave /api by %s', async (url) => {
    expect((await rawRequest(web.app, 'GET', url)).status).toBeGreaterThanOrEqual(400);
    expect(api.seen).toEqual([]);
  });
});
