import pg from 'pg';
import { withClient } from './databases.mjs';

/** Workers of a coordinator's database, those that joined first before the others: `{ group, host, port }`. */
export const workersOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select groupid as "group", nodename as host, nodeport as port from pg_dist_node
       where groupid <> 0 and noderole = 'primary' and isactive order by nodeid`,
    );
    return rows;
  });

/** Takes a worker without rows out of the cluster. */
export const takeOut = (url, { host, port }) =>
  withClient(url, (client) => client.query('select citus_remove_node($1, $2)', [host, port]));

/**
 * Stops a worker's server in the middle of its work, as a crash does, and starts it again after some seconds: its own
 * account does both, so that nothing but the address of the database is needed.
 */
export async function crash(url, { host, port }, forSeconds) {
  const own = Object.assign(new URL(url), { hostname: host, port: String(port) }).href;
  const client = new pg.Client({ connectionString: own });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(
    `select setting || '/pg_ctl' as program, current_setting('data_directory') as folder from pg_config where name = 'BINDIR'`,
  );
  const [{ program, folder }] = rows;
  const pgctl = `'${program}' -D '${folder}'`;
  const script = `${pgctl} -m immediate stop; sleep ${forSeconds}; ${pgctl} start`;
  const detached = `setsid sh -c "${script}" </dev/null >/dev/null 2>&1 &`;
  await client.query(`copy (select 1) to program '${detached.replaceAll("'", "''")}'`).catch(() => undefined);
  // Not awaited: a server that has ended says no farewell.
  void client.end().catch(() => undefined);
}

/** Ids of students by the group of the worker that has their rows. */
export const studentsByGroup = (url, ids) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select id, (select groupid from pg_dist_placement where shardid = get_shard_id_for_distribution_column('answers', id)) as "group"
       from unnest($1::uuid[]) given (id)`,
      [ids],
    );
    return Map.groupBy(rows, ({ group }) => group);
  });

const TRANSFER = `shard_transfer_mode => 'force_logical'`;

/** Adds a worker: it gets copies of the catalogue. The triggers of the copies are still missing. */
export const putIn = (url, { host, port }) =>
  withClient(url, async (client) => {
    await client.query('select citus_add_node($1, $2)', [host, port]);
    await client.query(`select replicate_reference_tables('force_logical')`);
  });

/** Spreads the students over all workers, while they study. */
export const rebalance = (url) =>
  withClient(url, async (client) => {
    await client.query(`select citus_rebalance_start(${TRANSFER})`);
    await client.query('select citus_rebalance_wait()');
  });

/** Moves the students of a worker to the others, while they study. */
export const drain = (url, { host, port }) =>
  withClient(url, (client) => client.query(`select citus_drain_node($1, $2, ${TRANSFER})`, [host, port]));

/** Number of workers that have students. */
export const workersInUse = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(distinct p.groupid)::int as count from pg_dist_placement p join pg_dist_shard s using (shardid)
       where s.logicalrelid = 'answers'::regclass`,
    );
    return rows[0].count;
  });
