import type { RequestQueue } from '@mapa/api-contract';
import { registerMetrics } from '@mapa/server-http';
import Fastify from 'fastify';
import { registerLoadShedding } from './load-shedding';

const MAX_TURN_MS = 20;
/** Longer than the time between two samples. */
const BLOCKED_MS = 110;

async function start() {
  const app = Fastify();
  registerMetrics(app, { name: 'test', token: '', callOf: () => 'any' });
  await registerLoadShedding(app, { maxEventLoopDelayMs: MAX_TURN_MS });
  for (const requestQueue of ['answers', 'session', 'study', 'lists', 'heavy'] satisfies RequestQueue[])
    app.get(`/${requestQueue}`, { config: { requestQueue } }, async () => ({}));
  await app.ready();
  const status = async (queue: RequestQueue) => (await app.inject(`/${queue}`)).statusCode;
  return { app, status };
}

/** One turn of the event loop that takes far too long. */
async function block(): Promise<void> {
  const until = performance.now() + BLOCKED_MS;
  while (performance.now() < until);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a process that is behind', () => {
  it('refuses nobody because of its own start', async () => {
    const { app, status } = await start();
    for (let turn = 0; turn < 3; turn++) await block();
    expect(await status('lists')).toBe(200);
    await app.close();
  });

  it('refuses lists once it listens, and admits students who study', async () => {
    const { app, status } = await start();
    await app.listen({ host: '127.0.0.1', port: 0 });
    do await block();
    while ((await status('lists')) === 200);
    expect([await status('answers'), await status('session'), await status('study')]).toEqual([200, 200, 200]);
    await app.close();
  });
});
