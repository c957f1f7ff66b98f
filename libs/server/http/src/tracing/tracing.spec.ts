import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { readSettings } from '../read-settings';
import { startCollector } from '../testing/collector';
import { TRACING_SETTINGS } from './settings';
import { traceHeaders, traceRequests } from './trace-requests';
import { activeTracing, startTracing, stopTracing } from './tracing';

const settings = (environment: Record<string, string>) => readSettings(Type.Object(TRACING_SETTINGS), environment);

let collector: Awaited<ReturnType<typeof startCollector>>;
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await stopTracing();
  await collector.stop();
});

function serverOf(proxies: string[]): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  traceRequests(app, { proxies, callOf: ({ routeOptions }) => routeOptions.url ?? 'none' });
  app.get('/coisa/:segredo', async (request) => traceHeaders(request));
  app.get('/ready', async () => 'ok');
  return app;
}

const start = (more: Record<string, string> = {}) =>
  startTracing('mapa-teste', settings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more }));

const GIVEN = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const asked = { url: '/coisa/abc?nome=ana', headers: { traceparent: `00-${GIVEN.trace}-${GIVEN.span}-01` } };

describe('tracing', () => {
  it.each([
    ['without a collector', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['when it is switched off', { OTEL_SDK_DISABLED: 'true' }],
  ])('is off %s', async (_case, more) => {
    await start(more);
    expect(activeTracing()).toBeUndefined();
    expect((await serverOf([]).inject(asked)).json()).toEqual({});
  });

  it('records a request by its route, with its status and id, and nothing of its address', async () => {
    await start();
    await serverOf([]).inject(asked);
    await stopTracing();
    expect(collector.paths).toEqual(['/v1/traces']);
    expect(collector.spans()).toMatchObject([
      {
        service: 'mapa-teste',
        name: 'GET /coisa/:segredo',
        attributes: { 'http.route': '/coisa/:segredo', 'http.response.status_code': 200 },
      },
    ]);
    expect(collector.bodies.join()).not.toMatch(/abc|ana/);
  });

  it('continues the trace of a trusted proxy, and starts another for a visitor who claims one', async () => {
    await start({ OTEL_SERVICE_NAME: 'site' });
    const headers = (await serverOf(['127.0.0.1']).inject(asked)).json<{ traceparent: string }>();
    await serverOf(['10.0.0.1']).inject(asked);
    await stopTracing();
    const [trusted, visitor] = collector.spans();
    expect(trusted).toMatchObject({ service: 'site', traceId: GIVEN.trace, parentId: GIVEN.span });
    expect(headers.traceparent).toBe(`00-${GIVEN.trace}-${trusted?.spanId}-01`);
    expect(visitor).toMatchObject({ parentId: '' });
    expect(visitor?.traceId).not.toBe(GIVEN.trace);
  });

  it('records no probe, and no work outside a request', async () => {
    await start();
    await serverOf([]).inject('/ready');
    await activeTracing()?.within('select', { kind: 'client', attributes: {} }, async () => undefined);
    await stopTracing();
    expect(collector.spans()).toEqual([]);
  });

  it('records the configured share of traces', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    await serverOf([]).inject(asked);
    await stopTracing();
    expect(collector.spans()).toEqual([]);
  });

  it('refuses invalid settings', () => {
    expect(() => settings({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/OTEL_EXPORTER_OTLP_PROTOCOL/);
    expect(() => settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/);
  });

  it('ends in time if nobody listens', async () => {
    await startTracing('mapa-teste', settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }));
    await serverOf([]).inject(asked);
    const began = performance.now();
    await stopTracing();
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
