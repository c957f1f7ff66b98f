import { setTimeout as pause } from 'node:timers/promises';
import { between, oneOf, seeded } from '../../bench/bank/random.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';

/** One process of the database that serves our connection: PostgreSQL ends all others for it and recovers. */
const BACKEND = `select pid from pg_stat_activity where backend_type = 'client backend' and usename = 'mapa' and pid <> pg_backend_pid() limit 1`;

async function killBackend(adminUrl) {
  const [row] = await ask(adminUrl, BACKEND);
  if (row) process.kill(row.pid, 'SIGKILL');
}

/** SIGKILL of API, page server, database and its backends in turn, at random moments, while students answer through the site. */
export async function drillKill({ seed, openSystem, scale }) {
  const { cluster, api, web } = await openSystem();
  const before = await answersBefore(cluster.adminUrl);
  const random = seeded(37);
  const kills = { api: 0, web: 0, database: 0, backend: 0 };
  const ways = {
    api: () => api.kill(),
    web: () => web.kill(),
    database: () => cluster.kill(),
    // The database may be starting at that moment.
    backend: () => killBackend(cluster.adminUrl).catch(() => undefined),
  };
  const answering = startAnswering({ seed, origin: web.origin });
  const until = performance.now() + scale.killSeconds * 1_000;
  while (performance.now() < until) {
    await pause(between(random, 2_000, 6_000));
    const name = oneOf(random, Object.keys(ways));
    await ways[name]();
    kills[name] += 1;
  }
  await answering.stop();
  await cluster.untilServing();
  const told = Object.entries(kills).map(([name, number]) => `${name} ${number}`);
  return [
    figure(
      'kill -9',
      Object.values(kills).reduce((sum, number) => sum + number, 0),
    ),
    figure('of them', told.join(', ')),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
