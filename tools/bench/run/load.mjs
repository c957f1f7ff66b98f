import { Agent, request } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';

const TIMEOUT_MS = 30_000;

/** At most `connections` kept-alive connections at once. */
export const keepAlive = (connections) => new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'lifo' });

/** Sends one request (`{ method, path, token, body, headers }`) and reads its whole response: `{ status, headers, body }`. */
export function send(origin, agent, { method = 'GET', path, token, body, headers: more, read = false }) {
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers = {
    ...more,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, origin), { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => read && chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    call.once('timeout', () => call.destroy(new Error('timeout')));
    call.once('error', reject);
    call.end(payload);
  });
}

const milliseconds = (microseconds) => Math.round(microseconds / 10) / 100;

/** The figures of a histogram of microseconds, in the form of the report. */
export const figuresOf = (histogram) => ({
  p50_ms: milliseconds(histogram.percentile(50)),
  p95_ms: milliseconds(histogram.percentile(95)),
  p99_ms: milliseconds(histogram.percentile(99)),
  max_ms: milliseconds(histogram.max),
});

/**
 * Keeps a fixed number of requests in progress until `seconds` are over or `next` returns none: a row for the report.
 * `accepts` says which statuses are no error; times count for accepted responses only.
 */
export async function measure(name, { origin, next, seconds, concurrency = 8, accepts = (status) => status === 200 }) {
  const agent = keepAlive(concurrency);
  const histogram = createHistogram();
  const began = performance.now();
  const until = began + seconds * 1_000;
  let errors = 0;
  const walk = async () => {
    while (performance.now() < until) {
      const wanted = next();
      if (!wanted) return;
      const sent = performance.now();
      const status = await send(origin, agent, wanted).then(
        (answer) => answer.status,
        () => 0,
      );
      if (accepts(status)) histogram.record(Math.max(1, Math.round((performance.now() - sent) * 1_000)));
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, walk));
  agent.destroy();
  const elapsed = (performance.now() - began) / 1_000;
  return {
    medida: name,
    pedidos: histogram.count,
    erros: errors,
    por_segundo: Math.round(histogram.count / elapsed),
    ...figuresOf(histogram),
  };
}
