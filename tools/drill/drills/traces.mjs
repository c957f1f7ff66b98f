import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepAlive, send } from '../../bench/run/load.mjs';
import { root } from '../../launcher/core/root.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';
import { startApi, startWeb } from '../system/servers.mjs';

const COLLECTOR = 'libs/server/http/src/testing/collector.ts';
const PAGES = 20;

/** Pages of questions, which no cache has, and an answer that the site forwards. */
async function readRequests({ students, questions }, adminUrl) {
  const rows = await ask(adminUrl, 'select id from questions order by id limit $1', [PAGES]);
  const [{ token, maps }] = students;
  const [{ question, alternatives }] = questions.get(maps[0]);
  const body = { uuid: randomUUID(), questao_id: question, alternativa_id: alternatives[0], mapa_id: maps[0] };
  return [
    ...rows.map(({ id }) => ({ path: `/questoes/${id}` })),
    { method: 'POST', path: '/api/customer-area/question/answer', token, body },
  ];
}

/** The request ids in the log lines of one server. */
function idsLogged(home, name) {
  const lines = readFileSync(join(home, `log/${name}.log`), 'utf8').split('\n');
  return new Set(lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).reqId));
}

/** Whether the spans of a request are one trace: the site's at its root, the API's below it, and their statements. */
function isWhole(spans, id) {
  const own = spans.filter(({ attributes }) => attributes['mapa.request_id'] === id);
  const roots = own.filter(({ service, parentId }) => service === 'mapa-web' && parentId === '');
  const calls = own.filter(({ service }) => service === 'mapa-api');
  if (roots.length !== 1 || calls.length === 0) return false;
  const [{ traceId, spanId }] = roots;
  const statements = spans.filter((span) => span.traceId === traceId && span.attributes['db.system.name']);
  const isBelow = calls.every((call) => call.traceId === traceId && call.parentId === spanId);
  return isBelow && statements.some(({ parentId }) => calls.some((call) => call.spanId === parentId));
}

/** Pages and an answer, through a site and an API that send their traces to a collector. */
export async function drillTraces({ seed, home, openCluster, use }) {
  // Imported only here: Node warns of its missing package type.
  const { startCollector } = await import(pathToFileURL(join(root, COLLECTOR)).href);
  const collector = use(await startCollector());
  const cluster = await openCluster();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1,::1' };
  const api = use(await startApi({ home, url: cluster.url, secret: seed.secret, settings }));
  const web = use(await startWeb({ home, apiOrigin: api.origin, settings }));
  const agent = keepAlive(1);
  const sent = [];
  for (const request of await readRequests(seed, cluster.adminUrl)) {
    const id = `drill-${randomUUID()}`;
    const { status, headers } = await send(web.origin, agent, { ...request, headers: { 'x-correlation-id': id } });
    sent.push({ id, path: request.path, status, returned: headers['x-request-id'] });
  }
  agent.destroy();
  // A server sends its last spans before it ends.
  await web.stop();
  await api.stop();
  const spans = collector.spans();
  const logs = ['web', 'api'].map((name) => idsLogged(home, name));
  const count = (isSo) => sent.filter(isSo).length;
  const [answered, whole, logged, returned] = [
    count(({ status }) => status === 200),
    count(({ id }) => isWhole(spans, id)),
    count(({ id }) => logs.every((ids) => ids.has(id))),
    count(({ id, returned }) => returned === id),
  ];
  const all = (name, number) => figure(name, number, String(sent.length), number === sent.length);
  return [
    all('pages and calls through the site that succeeded', answered),
    all('of them one trace each: site, API and statements', whole),
    all('of them with the id of the trace in both logs', logged),
    all('of them with the same id in the response', returned),
    figure('spans', spans.length),
  ];
}
