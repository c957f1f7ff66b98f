import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { ended, startChild } from '../core/children.mjs';

// Written last: a cluster without it was never used and may be made again.
const finished = 'mapa-ready';

// Portuguese order if the build has ICU; otherwise bytes and Unicode case rules.
const localeChoices = [
  ['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C.UTF-8'],
  ['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
];

const finishedReading = (stream) => new Promise((resolve) => (stream ? stream.once('close', resolve) : resolve()));

async function run(account, file, args, input = '') {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const child = startChild(file, args, { ...account, env, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const [{ code, error }] = await Promise.all([
    ended(child),
    ...[child.stdout, child.stderr].map((stream) => finishedReading(stream)),
  ]);
  return { ok: code === 0, output: error ? error.message : output };
}

const seal = (passwords) => createHash('sha256').update(`${passwords.superuser}/${passwords.product}`).digest('hex');

/**
 * `{ major, sealed }` of a finished cluster, null if there is none: `sealed` identifies its
 * passwords.
 */
export function readCluster(folder) {
  if (!existsSync(join(folder, finished))) return null;
  return {
    major: readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim(),
    sealed: readFileSync(join(folder, finished), 'utf8'),
  };
}

/** Whether a cluster has these passwords. */
export const acceptsPasswords = (cluster, passwords) => cluster.sealed === seal(passwords);

/** Runs SQL, one statement per line, on a stopped cluster. */
async function runAlone({ binaries, folder, account }, statements) {
  const args = ['--single', '-D', folder, 'postgres'];
  const { ok, output } = await run(account, join(binaries, 'bin/postgres'), args, `${statements.join('\n')}\n`);
  if (!ok || /ERROR:/.test(output))
    throw new Failure(`the database could not be prepared: ${output.trim().split('\n').at(-1)}`);
}

const passwordOf = (role, password) => `ALTER ROLE ${role} PASSWORD '${password}'`;

/**
 * The usual 4,096 iterations protect a password that people choose. Those of tests are random bytes, and a test opens
 * several connections.
 */
const FAST_LOGIN = 'SET scram_iterations = 1';

/**
 * Gives a stopped cluster new passwords after the file with the old ones was lost.
 *
 * @param settings statements before them.
 */
export async function resetPasswords({ binaries, folder, account, passwords, settings = [] }) {
  const statements = [...settings, passwordOf('postgres', passwords.superuser), passwordOf('mapa', passwords.product)];
  await runAlone({ binaries, folder, account }, statements);
  writeFileSync(join(folder, finished), seal(passwords));
}

/** Defines the access to a cluster: with a password on this machine, for the superuser also to copy it. */
export function admit(folder) {
  const entries = ['all all', 'replication postgres'].map((who) => `host ${who} 127.0.0.1/32 scram-sha-256\n`);
  writeFileSync(join(folder, 'pg_hba.conf'), entries.join(''));
}

function emptyFolder(folder, account) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
}

/**
 * Makes a cluster that requires passwords and accepts this machine only: superuser `postgres`, and the role and
 * database `mapa` for the product.
 */
export async function createCluster({ binaries, folder, account, passwords, durable }) {
  let made;
  for (const locale of localeChoices) {
    emptyFolder(folder, account);
    const args = [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--auth=trust',
      '--data-checksums',
      ...locale,
    ];
    made = await run(account, join(binaries, 'bin/initdb'), durable ? args : [...args, '--no-sync']);
    if (made.ok) break;
  }
  if (!made.ok) throw new Failure(`the database could not be created: ${made.output.trim().split('\n').at(-1)}`);
  admit(folder);
  await runAlone({ binaries, folder, account }, ['CREATE ROLE mapa LOGIN CREATEDB', 'CREATE DATABASE mapa OWNER mapa']);
  await resetPasswords({ binaries, folder, account, passwords, settings: durable ? [] : [FAST_LOGIN] });
}
