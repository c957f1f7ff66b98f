import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { ended, startChild } from '../process/children.mjs';

// Portuguese order where the build knows ICU; bytes and Unicode case rules anywhere else.
const localeChoices = [
  ['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C.UTF-8'],
  ['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
];

async function run(account, file, args, input = '') {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const child = startChild(file, args, { ...account, env, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const { code, error } = await ended(child);
  return { ok: code === 0, output: error ? error.message : output };
}

/** The major version that made this cluster, or null when there is none (or initdb was cut short). */
export function clusterMajor(folder) {
  try {
    readFileSync(join(folder, 'mapa-ready'));
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}

function emptyFolder(folder, account) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
}

/**
 * Makes a cluster that only password holders on this machine can enter: superuser `postgres`, and the role and
 * database `mapa` for the product.
 */
export async function createCluster({ binaries, folder, account, passwords, durable }) {
  let made;
  for (const locale of localeChoices) {
    emptyFolder(folder, account);
    const args = [`--pgdata=${folder}`, '--username=postgres', '--encoding=UTF8', '--auth=trust', '--data-checksums', ...locale];
    made = await run(account, join(binaries, 'bin/initdb'), durable ? args : [...args, '--no-sync']);
    if (made.ok) break;
  }
  if (!made.ok) throw new Failure(`the database could not be created: ${made.output.trim().split('\n').at(-1)}`);
  const statements = [
    `ALTER ROLE postgres PASSWORD '${passwords.superuser}'`,
    `CREATE ROLE mapa LOGIN CREATEDB PASSWORD '${passwords.product}'`,
    'CREATE DATABASE mapa OWNER mapa',
  ];
  const set = await run(account, join(binaries, 'bin/postgres'), ['--single', '-D', folder, 'postgres'], `${statements.join('\n')}\n`);
  if (!set.ok) throw new Failure(`the database could not be prepared: ${set.output.trim().split('\n').at(-1)}`);
  const rules = ['host all all 127.0.0.1/32 scram-sha-256', ''].join('\n');
  writeFileSync(join(folder, 'pg_hba.conf'), rules);
  writeFileSync(join(folder, 'mapa-ready'), '');
}
