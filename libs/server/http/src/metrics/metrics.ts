import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** This process's metrics. Modules that serve requests add their own (docs/observing.md). */
    metrics: Registry;
  }
}

/** In seconds. Budgets of calls are 50 to 300 ms; the last bounds distinguish overload from a hanging process. */
const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine sets one of these; its clients are elsewhere. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead({ socket, headers }: FastifyRequest, token: string): boolean {
  const isTrusted = timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  if (token && isTrusted) return true;
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDING_HEADERS.every((name) => headers[name] === undefined);
}

interface MetricsSetting {
  /** `api` or `web`: the label `process` of every metric. */
  name: string;
  /** Permits other machines to read the metrics with `Authorization: Bearer …`; empty for this machine only. */
  token: string;
  /** Name of a request in `mapa_request_seconds`; few values, bounded by the routes. */
  callOf: (request: FastifyRequest) => string;
}

/**
 * Serves `GET /metrics` in Prometheus' text format to this machine and to holders of the token; for others the address
 * does not exist. Measures every request by its call and status, and the process itself (memory, event loop, garbage).
 */
export function registerMetrics(app: FastifyInstance, { name, token, callOf }: MetricsSetting): void {
  const registry = new Registry();
  registry.setDefaultLabels({ process: name });
  // The library starts collectors that never stop: only a serving process needs them.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  const requests = new Histogram({
    name: 'mapa_request_seconds',
    help: 'Time from the first byte of a request to the last of its response, by call and status.',
    labelNames: ['call', 'status'],
    buckets: LATENCY_BUCKETS_S,
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    requests.observe({ call: callOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
