import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, seeded } from '../../bench/bank/random.mjs';
import { measure } from '../../bench/run/load.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures } from '../load/audit.mjs';
import { slopePerHour } from '../load/slope.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';
import { memoryAfterCollection } from '../system/memory-after-collection.mjs';

const SAMPLE_MS = 15_000;
const SUCCESS = 99.99;
const SLOPE = 1;
/** The first part warms caches and compiles; below an hour the rest is too short to measure a slope of one per cent an hour. */
const WARM_SHARE = 1 / 3;
const JUDGED_MINUTES = 60;
/**
 * Visits at a time, in the first part and afterwards. Resident memory follows the busiest moment, so the first part is the
 * busier one: a moment of more work later, also of other programs, does not enlarge it.
 */
const CONCURRENCY = { warm: 8, judged: 2 };
/** What is measured, both after a collection. */
const KINDS = { live: 'memory in use', resident: 'resident memory' };

/** Pages and lists as visitors request them, each a different one. */
async function readAddresses(adminUrl) {
  const [{ exams, questions }] = await ask(
    adminUrl,
    'select array(select id from exams limit 200) as exams, array(select id from questions limit 600) as questions',
  );
  return [
    ...['/', '/questoes', '/mapas', '/provas', '/bancas', '/planos'],
    ...exams.map((id) => `/provas/${id}`),
    ...questions.map((id) => `/questoes/${id}`),
    ...questions.map((_, at) => `/api/question/list?page=${1 + (at % 200)}`),
  ];
}

/** A setting that opens V8's inspector in a server, with its port. */
async function inspectorSetting() {
  const inspectorPort = await freePort();
  return { inspectorPort, settings: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` } };
}

/** Measures the memory of servers once per `SAMPLE_MS`, until `stop`, which returns the samples: `{ [name]: { at, live, resident }[] }`. */
function startSampling(servers) {
  const samples = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  const over = new AbortController();
  const began = performance.now();
  const sample = async () => {
    for (;;) {
      for (const [name, server] of Object.entries(servers))
        samples[name].push({ ...(await memoryAfterCollection(server)), at: performance.now() - began });
      try {
        await pause(SAMPLE_MS, undefined, { signal: over.signal });
      } catch {
        return samples;
      }
    }
  };
  const sampling = sample();
  // Its failure is the drill's when it stops.
  sampling.catch(() => undefined);
  return () => {
    over.abort();
    return sampling;
  };
}

function memoryFigures(name, samples, isJudged) {
  return Object.entries(KINDS).flatMap(([kind, words]) => {
    const values = samples.map(({ at, [kind]: value }) => ({ at, value }));
    const slope = slopePerHour(values, WARM_SHARE);
    const shown = [values[0], values[Math.floor(values.length * WARM_SHARE)], values.at(-1)];
    return [
      figure(`${name}: ${words}, MB`, shown.map(({ value }) => value.toFixed(1)).join(' → ')),
      figure(
        'its slope after the first third, % an hour',
        slope,
        `≤ ${SLOPE} over an hour`,
        isJudged ? slope <= SLOPE : null,
      ),
    ];
  });
}

/** A steady load of pages, lists and answers through the site: memory must not grow, and nearly every request succeeds. */
export async function drillSoak({ seed, openSystem, scale, note }) {
  const [ofApi, ofWeb] = [await inspectorSetting(), await inspectorSetting()];
  const { cluster, api, web } = await openSystem({ settings: ofApi.settings, webSettings: ofWeb.settings });
  const before = await answersBefore(cluster.adminUrl);
  const random = seeded(43);
  const addresses = await readAddresses(cluster.adminUrl);
  const answering = startAnswering({ seed, origin: web.origin, walkers: 4, restMs: 25 });
  const stopSampling = startSampling({
    web: { pid: web.pid(), inspectorPort: ofWeb.inspectorPort },
    api: { pid: api.pid(), inspectorPort: ofApi.inspectorPort },
  });
  const visit = (share, concurrency) =>
    measure('visits', {
      origin: web.origin,
      next: () => ({ path: oneOf(random, addresses), headers: { 'accept-encoding': 'gzip' } }),
      seconds: scale.soakMinutes * 60 * share,
      concurrency,
      // The bank has fewer pages than are requested.
      accepts: (status) => status === 200 || status === 404,
    });
  const parts = [await visit(WARM_SHARE, CONCURRENCY.warm), await visit(1 - WARM_SHARE, CONCURRENCY.judged)];
  const visits = {
    pedidos: parts.reduce((sum, { pedidos }) => sum + pedidos, 0),
    erros: parts.reduce((sum, { erros }) => sum + erros, 0),
  };
  const samples = await stopSampling();
  await answering.stop();
  await pause(500);
  const asked =
    visits.pedidos + visits.erros + Object.values(answering.seen.statuses).reduce((sum, number) => sum + number, 0);
  const failed = visits.erros + asked - visits.pedidos - visits.erros - (answering.seen.statuses[200] ?? 0);
  const success = Math.round((1e6 * (asked - failed)) / asked) / 1e4;
  const isJudged = scale.soakMinutes >= JUDGED_MINUTES;
  note(JSON.stringify(samples));
  return [
    figure('minutes', scale.soakMinutes),
    figure('requests', asked),
    figure('succeeded, %', success, `≥ ${SUCCESS}`, success >= SUCCESS),
    ...memoryFigures('web', samples.web, isJudged),
    ...memoryFigures('api', samples.api, isJudged),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
