import { startFakeApi } from '../testing/fake-api';
import { startWeb } from '../testing/start';

/** The page server over an API whose `/ready` answers with this status. */
async function webOver(status: number) {
  const api = await startFakeApi((_request, response) => void response.writeHead(status).end('{}'));
  const web = await startWeb({ API_HOST: api.origin });
  return { app: web.app, seen: api.seen, close: () => Promise.all([web.close(), api.close()]) };
}

describe('the log', () => {
  it('has no line for a probe that succeeds, and one for a probe that fails', async () => {
    const lines: string[] = [];
    const api = await startFakeApi((request, response) => {
      response.writeHead(200, { 'x-call-path': request.url }).end('{}');
    });
    const log = { write: (line: string) => void lines.push(line) };
    const web = await startWeb({ API_HOST: api.origin, LOG_LEVEL: 'info' }, log);
    for (const url of ['/ready', '/healthz', '/metrics', '/api/health-check']) await web.app.inject(url);
    expect(lines).toEqual([]);
    await api.close();
    await web.app.inject('/ready');
    await web.close();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ path: '/ready', status: 503 }),
    ]);
  });
});

describe('GET /ready', () => {
  it.each([
    ['a ready API', 200, 200],
    ['an API that is not ready', 503, 503],
    ['an API that knows no readiness', 404, 200],
  ])('over %s', async (_which, status, expected) => {
    const { app, seen, close } = await webOver(status);
    const response = await app.inject('/ready');
    expect([response.statusCode, seen]).toEqual([expected, ['GET /ready']]);
    if (expected === 503)
      expect([Object.keys(response.json() as object), response.headers['retry-after']]).toEqual([['erro'], '2']);
    await close();
  });

  it('is 503 when nobody listens and while draining; the process itself reports healthy', async () => {
    const alone = await startWeb();
    expect((await alone.app.inject('/ready')).statusCode).toBe(503);
    await alone.close();
    const { app, close } = await webOver(200);
    app.drain();
    expect([(await app.inject('/ready')).statusCode, (await app.inject('/healthz')).statusCode]).toEqual([503, 200]);
    await close();
  });
});
