import { distribute } from '../../launcher/distribution/distribute.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { fill, withClient } from '../citus/databases.mjs';
import { CALLING_STUDENTS, compareCalls } from '../citus/every-call.mjs';
import { compareHistories, historiesOf } from '../citus/histories.mjs';
import { compareLaterAnswers } from '../citus/later-answers.mjs';
import { loseWorker, moveStudents } from '../citus/worker-faults.mjs';
import { takeOut, workersOf } from '../citus/workers.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';
import { startApi } from '../system/servers.mjs';

/** Fewer than the engine's 32, so that moving them takes less of a drill; as many for each of one, two or three workers. */
const SHARDS = 12;
const EXPIRED_SESSIONS = 50;

/** Why no engine can be used, or null. */
export const lacksCitus = () =>
  process.env.CITUS_URL?.trim()
    ? null
    : 'CITUS_URL names no database: an empty one, as a superuser, on a coordinator with workers (docs/scale.md)';

/** Of three workers or more the last one joins later: that one, or null. */
async function holdBack(url) {
  const workers = await workersOf(url);
  if (workers.length < 3) return null;
  const spare = workers.at(-1);
  await takeOut(url, spare);
  return spare;
}

/** An empty database on one server that sorts names like the distributed one. */
async function openSingle(cluster, distributed) {
  const [sorted] = await ask(
    distributed,
    `select datcollate as collate, datctype as ctype, datlocprovider = 'c' as "isLibc" from pg_database where datname = current_database()`,
  );
  const order = sorted.isLibc ? `locale_provider libc lc_collate '${sorted.collate}' lc_ctype '${sorted.ctype}'` : '';
  await ask(cluster.adminUrl, `create database mapa_calls template template0 ${order}`);
  return Object.assign(new URL(cluster.adminUrl), { pathname: '/mapa_calls' }).href;
}

async function openDistributed(url, secret) {
  await fill(url, secret);
  await withClient(url, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    await client.query(`alter database "${rows[0].name}" set citus.shard_count to ${SHARDS}`);
  });
  if ((await distribute(url, { isApplied: true })) !== 0) throw new Failure('the database is refused');
  await withClient(url, (client) =>
    client.query(
      `insert into sessions (student_id, expires_at) select id, now() - interval '1 day' from users limit ${EXPIRED_SESSIONS}`,
    ),
  );
}

const countExpired = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select count(*)::int as count from sessions where expires_at < now()');
    return rows[0].count;
  });

/**
 * Students on several servers: random histories and every call of the contract are answered as by one PostgreSQL, a
 * worker is lost under load and students are moved under load.
 */
export async function drillCitus({ seed, home, scale, openCluster, use, note }) {
  const { secret } = seed;
  const cluster = await openCluster();
  const distributed = process.env.CITUS_URL.trim();
  const single = await openSingle(cluster, distributed);
  const spare = await holdBack(distributed);
  await fill(single, secret);
  await openDistributed(distributed, secret);
  // The sandbox of payments belongs to the demo; `serve` loads none.
  const settings = { DEMO: 'sim', NODE_ENV: 'development' };
  const start = async (name, url) => {
    const { origin } = use(await startApi({ home, name, url, secret, settings }));
    return { url, secret, origin };
  };
  const [one, many] = [await start('api', single), await start('api-citus', distributed)];
  const both = { single: one, distributed: many, note };
  const skipped = CALLING_STUDENTS;
  // A history may end in an open sitting, which holds back the answers to its questions: the audit would miss them.
  const loadSkips = skipped + historiesOf(scale.historyActs);
  const figures = [
    ...(await compareHistories({ ...both, skipped, acts: scale.historyActs })),
    ...(await compareCalls(both)),
    ...(await compareLaterAnswers({ ...both, skipped })),
    ...(await loseWorker({ ...many, skipped: loadSkips, lostSeconds: scale.lostSeconds })),
    ...(await moveStudents({ ...many, skipped: loadSkips, spare, paceSeconds: scale.paceSeconds })),
  ];
  const left = await countExpired(distributed);
  return [...figures, figure(`expired sessions left of ${EXPIRED_SESSIONS}`, left, '0', left === 0)];
}
