import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyDatabase } from '../../launcher/backup/make-backup.mjs';
import { unpackCluster } from '../../launcher/backup/unpack.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures, seconds } from '../load/audit.mjs';
import { startReading } from '../load/reading.mjs';
import { figure } from '../report/figure.mjs';
import { startBalancer } from '../system/balancer.mjs';
import { ask, runCluster } from '../system/clusters.mjs';
import { startApi, startWeb } from '../system/servers.mjs';

const SLOT = 'drill_replica';
/** Lists for visitors, which the replica answers (decision 141). */
const LISTS = ['/api/exam', '/api/question-map', '/api/question', '/api/institution'];

/** A second PostgreSQL that follows the first: a base backup and a replication slot. */
async function followPrimary({ seed, home, clusters, primary }) {
  await ask(primary.adminUrl, `select pg_create_physical_replication_slot('${SLOT}', true)`);
  const backup = join(home, 'backup');
  mkdirSync(backup);
  await copyDatabase({ url: primary.adminUrl, folder: backup, label: 'drill' });
  const folder = join(clusters, 'replica');
  await unpackCluster(backup, folder, seed.account);
  writeFileSync(join(folder, 'standby.signal'), '');
  const { username, password, port } = new URL(primary.adminUrl);
  const settings = {
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=replica`,
    primary_slot_name: SLOT,
  };
  return runCluster({ seed, home, name: 'replica', folder, settings });
}

async function untilFollowing(primary) {
  for (let turn = 0; turn < 300; turn += 1) {
    const [row] = await ask(
      primary.adminUrl,
      `select state from pg_stat_replication where application_name = 'replica'`,
    );
    if (row?.state === 'streaming') return;
    await pause(100);
  }
}

/** How many rows the replica has read of the tables that lists show. */
async function rowsRead(replica) {
  const [row] = await ask(
    replica.adminUrl,
    `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::float8 as rows from pg_stat_user_tables
     where relname in ('exams', 'question_maps', 'questions', 'institutions')`,
  );
  return row.rows;
}

/** Answers per second without a fault. */
async function pace(answering, forSeconds) {
  const before = answering.confirmedSoFar();
  await pause(forSeconds * 1_000);
  return Math.round((answering.confirmedSoFar() - before) / forSeconds);
}

async function openTopology({ seed, home, clusters, openCluster, use }) {
  const primary = await openCluster();
  const replica = use(await followPrimary({ seed, home, clusters, primary }));
  const database = use(
    await startBalancer({
      home,
      groups: [{ name: 'database', servers: [primary.port, replica.port], database: true }],
    }),
  );
  const url = Object.assign(new URL(seed.url), { port: String(database.ports.database) }).href;
  // Longer than two probes of the balancer, which then sends no request to a server that ends.
  const replicaUrl = Object.assign(new URL(seed.url), { port: String(replica.port) }).href;
  const settings = { STOP_NOTICE_MS: '1500', DATABASE_READ_URL: replicaUrl };
  const apis = [];
  for (const name of ['api1', 'api2'])
    apis.push(use(await startApi({ home, name, url, secret: seed.secret, settings })));
  const inner = use(
    await startBalancer({
      home,
      groups: [{ name: 'api', servers: apis.map(({ port }) => port) }],
      waitFor: [['api', '/ready']],
    }),
  );
  const webs = [];
  for (const name of ['web1', 'web2'])
    webs.push(use(await startWeb({ home, name, apiOrigin: inner.origins.api, settings })));
  const outer = use(
    await startBalancer({
      home,
      groups: [{ name: 'site', servers: webs.map(({ port }) => port) }],
      waitFor: [['site', '/ready']],
    }),
  );
  return { primary, replica, servers: [...apis, ...webs], origin: outer.origins.site };
}

/** Stops, then kills each process but the primary, one after the other: `{ acts, unclean }`. */
async function failInTurn({ servers, replica, primary }, restSeconds) {
  let unclean = 0;
  for (const server of servers) {
    const { code } = await server.restart();
    if (code !== 0) unclean += 1;
    await server.untilReady();
    await pause(restSeconds * 1_000);
    server.kill();
    await pause(300);
    await server.untilReady();
    await pause(restSeconds * 1_000);
  }
  replica.kill();
  await replica.untilServing();
  await untilFollowing(primary);
  return { acts: servers.length * 2 + 1, unclean };
}

/** Two of each behind a balancer and a replica: everything but the primary fails in turn, then the primary for good. */
export async function drillMachines(context) {
  const { seed, scale } = context;
  const topology = await openTopology(context);
  const { primary, replica, origin } = topology;
  await untilFollowing(primary);
  const before = await answersBefore(primary.adminUrl);
  const answering = startAnswering({ seed, origin });
  const reading = startReading({ origin, paths: LISTS });
  await pause(2_000);
  const alone = await pace(answering, scale.paceSeconds);
  const byReplica = await rowsRead(replica);
  const { acts, unclean } = await failInTurn(topology, scale.restSeconds);
  const pauseInTurn = seconds(answering.seen.longestPauseMs);

  await ask(primary.adminUrl, `alter system set synchronous_standby_names = 'replica'`);
  await ask(primary.adminUrl, 'select pg_reload_conf()');
  await pause(1_000);
  const both = await pace(answering, scale.paceSeconds);
  const lostAt = answering.confirmedSoFar();
  const began = performance.now();
  await primary.lose();
  await ask(replica.adminUrl, 'select pg_promote(true, 30)');
  while (answering.confirmedSoFar() === lostAt && performance.now() - began < 60_000) await pause(50);
  const away = seconds(performance.now() - began);
  await pause(scale.paceSeconds * 1_000);
  await answering.stop();
  await reading.stop();
  const { read, failed, longestWaitMs } = reading.seen;
  return [
    figure('processes stopped or killed', acts),
    figure('ended otherwise than with code 0', unclean, '0', unclean === 0),
    figure('longest time without a confirmation meanwhile, s', pauseInTurn),
    figure('answers a second, replica follows', alone),
    figure('answers a second, replica confirms too', both),
    figure('price of that, %', Math.round(100 * (1 - both / alone))),
    figure('primary lost: first confirmation by the replica after, s', away, '≤ 30', away <= 30),
    figure('lists for visitors read', read, '> 0', read > 0),
    figure('rows of them from the replica before the first fault', byReplica, '> 0', byReplica > 0),
    figure('lists asked for again', failed),
    figure('longest wait for a list, s', seconds(longestWaitMs), '≤ 30', longestWaitMs <= 30_000),
    ...(await auditFigures(answering, replica.adminUrl, before)),
  ];
}
