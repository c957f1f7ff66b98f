import { chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepAlive, send } from '../../bench/run/load.mjs';
import { openLog } from '../../launcher/core/log.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { startChild } from '../../launcher/core/children.mjs';
import { supervise } from '../../launcher/process/supervise.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures, seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';
import { startApi } from '../system/servers.mjs';

const MAIL_WITHIN_S = 30;

/** PgBouncer in transaction mode before a cluster, as docs/production.md requires: `{ url, kill, stop }`. */
async function startPooler({ home, clusters, cluster, account }) {
  const folder = join(clusters, 'pgbouncer');
  mkdirSync(folder);
  const { username, password, pathname } = new URL(cluster.url);
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: 20,
    max_client_conn: 500,
    max_prepared_statements: 200,
    ignore_startup_parameters: 'extra_float_digits,statement_timeout,options',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n${pathname.slice(1)} = host=127.0.0.1 port=${cluster.port}\n`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
  const own = [folder, file, join(folder, 'users.txt')];
  if (account.uid !== undefined) for (const path of own) chownSync(path, account.uid, account.gid);
  const log = openLog(join(home, 'log/pgbouncer.log'));
  const server = supervise({
    start: () =>
      startChild('pgbouncer', [file], { ...account, rank: 5, cwd: '/', stdio: ['ignore', log.handle, log.handle] }),
    onDeath: () => undefined,
  });
  return {
    url: Object.assign(new URL(cluster.url), { port: String(port) }).href,
    kill: () => server.current().kill('SIGKILL'),
    stop: () => server.stop(),
  };
}

/** Makes each reading call of the pages and of a student once; returns the failing ones. */
async function readFailures(origin, { students }) {
  const agent = keepAlive(2);
  const [{ token, maps }] = students;
  const paths = [
    ...['list', 'count', 'incidence', 'facet'].map((call) => `/api/question/${call}`),
    ...['matter', 'institution', 'exam', 'question-map', 'plan', 'sitemap'].map((call) => `/api/${call}`),
    ...['today', 'performance', 'exam/performance', 'sitting', 'user/me', 'user/plan', 'question/review'].map(
      (call) => `/api/customer-area/${call}`,
    ),
    '/api/customer-area/question-map/user-maps',
    ...['detail', 'questions'].map((call) => `/api/customer-area/question-map/${call}?id=${maps[0]}`),
    '/api/customer-area/question-notebook',
  ];
  const failed = [];
  for (const path of paths) {
    const { status } = await send(origin, agent, { path, token });
    if (status >= 500) failed.push(`${status} ${path}`);
  }
  agent.destroy();
  return { asked: paths.length, failed };
}

/** Connections are shared by transaction, and the pooler is killed in the middle. */
export async function drillPooler({ seed, openCluster, home, clusters, use, scale }) {
  const cluster = await openCluster();
  await ask(cluster.adminUrl, `alter role mapa set statement_timeout = '15s'`);
  const pooler = use(await startPooler({ home, clusters, cluster, account: seed.account }));
  const api = use(await startApi({ home, url: pooler.url, secret: seed.secret }));
  const before = await answersBefore(cluster.adminUrl);
  const { asked, failed } = await readFailures(api.origin, seed);
  const answering = startAnswering({ seed, origin: api.origin });
  await pause(scale.poolerSeconds * 500);
  pooler.kill();
  await pause(scale.poolerSeconds * 500);
  await answering.stop();
  const agent = keepAlive(1);
  const began = performance.now();
  await send(api.origin, agent, {
    method: 'POST',
    path: '/api/auth/registerOrLogin',
    body: {
      ...{ tipo_cadastro: 'email', nome: 'Bia Lima', email: 'pooler@exemplo.com.br' },
      ...{ password: 'um barco na serra 7', password_confirmation: 'um barco na serra 7' },
    },
  });
  agent.destroy();
  const hasMail = () => {
    try {
      return readdirSync(join(api.dataDir, 'mail')).length > 0;
    } catch {
      return false;
    }
  };
  while (!hasMail() && performance.now() - began < MAIL_WITHIN_S * 1_000) await pause(100);
  const mailed = hasMail() ? seconds(performance.now() - began) : 'none';
  return [
    figure('calls that read', asked),
    figure('of them failed', failed.length === 0 ? 0 : failed.join(', '), '0', failed.length === 0),
    figure('a mail leaves without LISTEN after, s', mailed, `≤ ${MAIL_WITHIN_S}`, mailed !== 'none'),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
