import Fastify, { type FastifyInstance } from 'fastify';
import { registerMetrics } from './metrics';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  registerMetrics(app, { name: 'api', token: 'segredo', callOf: ({ routeOptions }) => routeOptions.url ?? 'none' });
  app.get('/api/coisa/:id', async (_request, reply) => reply.code(418).send('chá'));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });

it('measures how long each call took, by its status', async () => {
  await app.inject('/api/coisa/1');
  await app.inject('/api/coisa/2');
  const { body, headers } = await read();
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('mapa_request_seconds_count{process="api",call="/api/coisa/:id",status="418"} 2');
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds\{process="api"\}/);
});

it('can be read on this machine, and elsewhere with the token', async () => {
  const elsewhere = '203.0.113.7';
  const statuses = await Promise.all([
    read(),
    read({}, '::1'),
    read({ authorization: 'Bearer segredo' }, elsewhere),
    read({ authorization: 'Bearer segredo', 'x-forwarded-for': elsewhere }),
    read({}, elsewhere),
    read({ authorization: 'Bearer outro' }, elsewhere),
    read({ 'x-forwarded-for': elsewhere }),
    read({ via: '1.1 proxy' }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404, 404, 404, 404]);
});

it('cannot be read elsewhere if no token is configured', async () => {
  const closed = Fastify();
  registerMetrics(closed, { name: 'web', token: '', callOf: () => 'page' });
  const [empty, some] = await Promise.all(
    ['Bearer ', 'Bearer undefined'].map((authorization) =>
      closed.inject({ url: '/metrics', headers: { authorization }, remoteAddress: '203.0.113.7' }),
    ),
  );
  expect([empty?.statusCode, some?.statusCode]).toEqual([404, 404]);
  await closed.close();
});
