import { createServer } from 'node:http';
import { once } from 'node:events';
import { measure } from './load.mjs';
import { createReport } from './report.mjs';

async function answering(status) {
  const server = createServer((_, response) => response.writeHead(status).end('x')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function row(status, requests) {
  const server = await answering(status);
  let left = requests;
  const measured = await measure('x', {
    origin: server.origin,
    next: () => (left-- > 0 ? { path: '/' } : null),
    seconds: 30,
    concurrency: 2,
  });
  server.close();
  return measured;
}

describe('the report', () => {
  it('counts accepted requests, and their times', async () => {
    const measured = await row(200, 20);
    expect(measured).toMatchObject({ medida: 'x', pedidos: 20, erros: 0 });
    expect(measured.p50_ms).toBeGreaterThan(0);
    expect(measured.p50_ms).toBeLessThanOrEqual(measured.p99_ms);
  });

  it('counts refused requests as errors', async () => {
    expect(await row(503, 5)).toMatchObject({ pedidos: 0, erros: 5 });
  });

  it('contains a table and JSON with the machine', () => {
    const report = createReport({ questoes: 1 });
    report.add('grupo', {
      medida: 'uma',
      pedidos: 3,
      erros: 0,
      por_segundo: 1,
      p50_ms: 1,
      p95_ms: 2,
      p99_ms: 3,
      max_ms: 4,
    });
    expect(report.text().split('\n')[2]).toMatch(/^\| grupo \| uma +\| 3 +\| 0 +\| 1 /);
    expect(report.json()).toMatchObject({ escala: { questoes: 1 }, medidas: [{ grupo: 'grupo', medida: 'uma' }] });
  });
});
