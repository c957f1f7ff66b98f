import { startTracing, stopTracing } from '@mapa/server-http';
import { startCollector } from '@mapa/server-http/testing';
import { readConfig } from '../config/config';
import { startFakeApi } from '../testing/fake-api';
import { startWeb } from '../testing/start';

it('a forwarded call joins the trace of its request', async () => {
  const collector = await startCollector();
  const traces: (string | undefined)[] = [];
  const api = await startFakeApi((request, response) => {
    traces.push(request.headers.traceparent as string | undefined);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const foreign = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const off = await startWeb({ API_HOST: api.origin });
  await off.app.inject({ url: '/api/plan', headers: foreign });
  await off.close();
  expect(traces.splice(0)).toEqual([undefined]);

  await startTracing('mapa-web', readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }).tracing);
  const web = await startWeb({ API_HOST: api.origin });
  await web.app.inject({ url: '/api/plan', headers: foreign });
  await web.close();
  await stopTracing();
  const [span] = collector.spans();
  expect(span).toMatchObject({ service: 'mapa-web', parentId: '' });
  expect(traces).toEqual([`00-${span?.traceId}-${span?.spanId}-01`]);
  await api.close();
  await collector.stop();
});
