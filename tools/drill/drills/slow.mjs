import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { figuresOf, keepAlive, send } from '../../bench/run/load.mjs';
import { statusOf } from '../../launcher/process/reach.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures, seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';

const P99_MS = 50;
const PROBE_EVERY_MS = 10;

/** Requests an address every hundredth of a second: times of its responses, and the number other than 200. */
function startProbing(origin, path) {
  const agent = keepAlive(4);
  const histogram = createHistogram();
  let failed = 0;
  const state = { isOver: false };
  const probing = (async () => {
    while (!state.isOver) {
      const sent = performance.now();
      const status = await send(origin, agent, { path }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 200) failed += 1;
      histogram.record(Math.max(1, Math.round((performance.now() - sent) * 1_000)));
      await pause(PROBE_EVERY_MS);
    }
    agent.destroy();
  })();
  return async () => {
    state.isOver = true;
    await probing;
    return { failed, ...figuresOf(histogram) };
  };
}

async function untilStatus(url, wanted, ms) {
  const began = performance.now();
  while (performance.now() - began < ms) {
    if ((await statusOf(url)) === wanted) return performance.now() - began;
    await pause(100);
  }
  return null;
}

const told = (ms) => (ms === null ? 'never' : seconds(ms));

/** A table that answers need is locked: health answers, readiness refuses, and nothing is lost. */
export async function drillSlow({ seed, openSystem, scale }) {
  const { cluster, api, web } = await openSystem();
  const before = await answersBefore(cluster.adminUrl);
  const answering = startAnswering({ seed, origin: web.origin, walkers: 64 });
  await pause(1_000);
  const probes = [startProbing(api.origin, '/api/health-check'), startProbing(web.origin, '/healthz')];
  const blocker = new pg.Client({ connectionString: cluster.adminUrl });
  await blocker.connect();
  await blocker.query('begin; lock table answers, student_questions in access exclusive mode');
  const unready = await untilStatus(`${web.origin}/ready`, 503, 30_000);
  await pause(scale.slowSeconds * 1_000);
  const [health, page] = await Promise.all(probes.map((end) => end()));
  await blocker.query('rollback');
  const ready = await untilStatus(`${web.origin}/ready`, 200, 30_000);
  await blocker.end();
  await pause(1_000);
  await answering.stop();
  return [
    figure('p99 of the health check of the API, ms', health.p99_ms, `≤ ${P99_MS}`, health.p99_ms <= P99_MS),
    figure('p99 of the health check of the site, ms', page.p99_ms, `≤ ${P99_MS}`, page.p99_ms <= P99_MS),
    figure('health checks that failed', health.failed + page.failed, '0', health.failed + page.failed === 0),
    figure('/ready says 503 after, s', told(unready), '≤ 3', unready !== null && unready <= 3_000),
    figure('/ready says 200 after the lock is gone, s', told(ready), '≤ 3', ready !== null && ready <= 3_000),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
