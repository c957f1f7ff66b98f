import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, seeded } from '../../bench/bank/random.mjs';
import { residentMb } from '../../bench/run/api.mjs';
import { measure } from '../../bench/run/load.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures } from '../load/audit.mjs';
import { slopePerHour } from '../load/slope.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';

const SAMPLE_MS = 2_000;
const SUCCESS = 99.99;
const SLOPE = 1;
/** The first part warms caches and compiles; below an hour the rest is too short to measure a slope of one per cent an hour. */
const WARM_SHARE = 1 / 3;
const JUDGED_MINUTES = 60;

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

/** A steady load of pages, lists and answers through the site: memory must not grow, and nearly every request succeeds. */
export async function drillSoak({ seed, openSystem, scale, note }) {
  const { cluster, api, web } = await openSystem();
  const before = await answersBefore(cluster.adminUrl);
  const random = seeded(43);
  const addresses = await readAddresses(cluster.adminUrl);
  const answering = startAnswering({ seed, origin: web.origin, walkers: 4, restMs: 25 });
  const samples = { web: [], api: [] };
  const began = performance.now();
  const looking = setInterval(() => {
    const at = performance.now() - began;
    samples.web.push({ at, value: residentMb(web.pid()) });
    samples.api.push({ at, value: residentMb(api.pid()) });
  }, SAMPLE_MS);
  const visits = await measure('visits', {
    origin: web.origin,
    next: () => ({ path: oneOf(random, addresses), headers: { 'accept-encoding': 'gzip' } }),
    seconds: scale.soakMinutes * 60,
    concurrency: 2,
    // The bank has fewer pages than are requested.
    accepts: (status) => status === 200 || status === 404,
  });
  clearInterval(looking);
  await answering.stop();
  await pause(500);
  const asked =
    visits.pedidos + visits.erros + Object.values(answering.seen.statuses).reduce((sum, number) => sum + number, 0);
  const failed = visits.erros + asked - visits.pedidos - visits.erros - (answering.seen.statuses[200] ?? 0);
  const success = Math.round((1e6 * (asked - failed)) / asked) / 1e4;
  const slopeOf = (name) => {
    const slope = slopePerHour(samples[name], WARM_SHARE);
    const ends = [samples[name][0], samples[name].at(-1)].map(({ value }) => value).join(' → ');
    const isJudged = scale.soakMinutes >= JUDGED_MINUTES;
    return [
      figure(`memory of ${name}, MB`, ends),
      figure(
        `its slope after the first third, % an hour`,
        slope,
        `≤ ${SLOPE} over an hour`,
        isJudged ? slope <= SLOPE : null,
      ),
    ];
  };
  note(JSON.stringify(samples));
  return [
    figure('minutes', scale.soakMinutes),
    figure('requests', asked),
    figure('succeeded, %', success, `≥ ${SUCCESS}`, success >= SUCCESS),
    ...slopeOf('web'),
    ...slopeOf('api'),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
