import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process measures. Whatever serves requests adds its own (docs/observing.md). */
    metrics: Registry;
  }
}

/** Seconds. Budgets of calls are 50 to 300 ms; the last bounds tell overload from a hanging process. */
const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine sets one of these: its clients are not on this machine. */
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
  /** Opens the metrics to other machines, as `Authorization: Bearer …`; empty: this machine alone reads them. */
  token: string;
  /** How a request is called in `mapa_request_seconds`; few values, each bounded by the routes. */
  callOf: (request: FastifyRequest) => string;
}

/**
 * Serves `GET /metrics` in Prometheus' text format to this machine and to whoever has the token; to others it is an address
 * that does not exist. Measures every request by its call and status, and the process itself (memory, event loop, garbage).
 */
export function registerMetrics(app: FastifyInstance, { name, token, callOf }: MetricsSetting): void {
  const registry = new Registry();
  registry.setDefaultLabels({ process: name });
  // What the library starts for them never stops: only a process that serves needs it.
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
