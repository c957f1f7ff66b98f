import { setTimeout as pause } from 'node:timers/promises';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures, seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';

const SERVED_MS = 700;
const DRAINED_S = 10;

/** Repeated SIGTERM while students answer: open requests are answered, the process ends in time and with code 0. */
export async function drillStop({ seed, openSystem, scale }) {
  const { cluster, api, web } = await openSystem();
  const before = await answersBefore(cluster.adminUrl);
  const answering = startAnswering({ seed, origin: api.origin });
  const ends = [];
  for (let turn = 0; turn < scale.stops; turn += 1) {
    // The page server is stopped every tenth time.
    const server = turn % 10 === 9 ? web : api;
    ends.push(await server.restart());
    await server.untilReady();
    await pause(SERVED_MS);
  }
  await answering.stop();
  const slowest = seconds(Math.max(...ends.map(({ ms }) => ms)));
  const unclean = ends.filter(({ code }) => code !== 0).length;
  return [
    figure('SIGTERM under load', ends.length),
    figure('slowest end, s', slowest, `≤ ${DRAINED_S}`, slowest <= DRAINED_S),
    figure('ended otherwise than with code 0', unclean, '0', unclean === 0),
    figure('connections reset and tried again', answering.seen.failures.ECONNRESET ?? 0),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
