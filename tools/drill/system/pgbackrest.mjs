import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillBank } from '../../bench/bank/open.mjs';
import { readMapQuestions, readStudents } from '../../bench/run/students.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { openLog } from '../../launcher/core/log.mjs';
import { root } from '../../launcher/core/root.mjs';
import { createCluster } from '../../launcher/database/cluster.mjs';
import { ask, ownFolder, runCluster } from './clusters.mjs';
import { debianPostgres } from './programs.mjs';

/** The file that docs/production.md installs. */
const CONFIGURATION = 'deploy/production/pgbackrest.conf';
const STANZA = 'mapa';
const PATIENCE_MS = 900_000;
/** Generated anew for each run. */
const BANK = { questoes: 1_000, estudantes: 100, respostas: 2_000, semente: 1 };
/** The age, in seconds, at which a piece of the log is archived although it is not full; docs/production.md names it. */
export const ARCHIVE_TIMEOUT_S = 60;

/** A configuration of pgBackRest with other values: those of its keys are replaced, others are added to `[global]`. */
export function configurationWith(text, values) {
  const isNamed = (key) => new RegExp(`^${key}=`, 'm').test(text);
  const replaced = text.replace(/^([\w-]+)=.*$/gm, (line, key) => (key in values ? `${key}=${values[key]}` : line));
  const added = Object.entries(values).filter(([key]) => !isNamed(key));
  return replaced.replace(/^\[global\]$/m, ['[global]', ...added.map(([key, value]) => `${key}=${value}`)].join('\n'));
}

/** pgBackRest in a folder of its own: `configure` must come before `run(command, ...options)`. */
function preparePgbackrest({ home, clusters, account }) {
  const base = ownFolder(join(clusters, 'pgbackrest'), account);
  const [repository, log, lock, spool] = ['repository', 'log', 'lock', 'spool'].map((name) =>
    ownFolder(join(base, name), account),
  );
  const file = join(base, 'pgbackrest.conf');
  const options = [`--config=${file}`, `--stanza=${STANZA}`];
  const output = openLog(join(home, 'log/pgbackrest.log'));
  return {
    socketFolder: base,
    archiveCommand: ['pgbackrest', ...options, 'archive-push', '%p'].join(' '),
    configure({ folder, port }) {
      const values = {
        ...{ 'repo1-path': repository, 'log-path': log, 'lock-path': lock, 'spool-path': spool },
        ...{ 'pg1-path': folder, 'pg1-port': String(port) },
      };
      const text = configurationWith(readFileSync(join(root, CONFIGURATION), 'utf8'), values);
      // A cluster of Debian's packages needs neither line.
      writeFileSync(file, `${text}pg1-socket-path=${base}\npg1-user=postgres\n`);
    },
    async run(command, ...more) {
      const child = startChild('pgbackrest', [...options, ...more, command], {
        ...account,
        cwd: '/',
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['ignore', output.handle, output.handle],
      });
      const { code, error } = await ended(child);
      if (code !== 0) throw new Failure(`pgbackrest ${command}: ${error?.message ?? output.gist()}`);
    },
  };
}

/** A cluster serves readers before it has read the whole log. */
async function untilRecovered({ adminUrl }) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const [{ reading }] = await ask(adminUrl, 'select pg_is_in_recovery() as reading');
    if (!reading) return;
    await pause(50);
  }
  throw new Failure('the restored database does not end its recovery');
}

/**
 * A PostgreSQL of Debian's packages (pgBackRest may not know the product's newer one) with a generated bank, which archives
 * its log by pgBackRest.
 *
 * @returns `{ seed, cluster, pgbackrest, restore }`; `seed` has the students of this bank, and `restore(name, ...options)`
 *   restores the cluster into a folder of its own and serves it there
 */
export async function openArchived({ seed: { account, secret }, home, clusters, use }) {
  const binaries = debianPostgres();
  const passwords = { superuser: 'drill', product: 'drill' };
  const folder = join(clusters, 'database');
  await createCluster({ binaries, folder, account, passwords, durable: true });
  // As on Debian: pgBackRest connects by the socket, as the superuser.
  appendFileSync(join(folder, 'pg_hba.conf'), 'local all postgres trust\n');
  const pgbackrest = preparePgbackrest({ home, clusters, account });
  const addresses = {
    url: `postgres://mapa:${passwords.product}@127.0.0.1/mapa`,
    adminUrl: `postgres://postgres:${passwords.superuser}@127.0.0.1/mapa`,
  };
  const own = { account, secret, ...addresses };
  const settings = {
    unix_socket_directories: pgbackrest.socketFolder,
    archive_mode: 'on',
    archive_command: pgbackrest.archiveCommand,
    archive_timeout: `${ARCHIVE_TIMEOUT_S}s`,
  };
  const cluster = use(await runCluster({ seed: own, home, name: 'database', folder, settings, binaries }));
  pgbackrest.configure(cluster);
  await pgbackrest.run('stanza-create');
  const { url, adminUrl } = cluster;
  await fillBank({ url, adminUrl, secret, scale: BANK });
  const students = await readStudents({ url, secret }, BANK.estudantes);
  const seed = { ...own, students, questions: await readMapQuestions(url, students) };
  return {
    seed,
    cluster,
    pgbackrest,
    async restore(name, ...options) {
      const restored = ownFolder(join(clusters, name), account);
      await pgbackrest.run('restore', `--pg1-path=${restored}`, ...options);
      const opened = use(await runCluster({ seed, home, name, folder: restored, binaries }));
      await untilRecovered(opened);
      return opened;
    },
  };
}
