import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The first lines of a program's version output; null if it is not installed. */
function versionOf(program, flag) {
  const { stdout, error } = spawnSync(program, [flag], { encoding: 'utf8' });
  return error ? null : stdout;
}

/** Why HAProxy cannot be used, or null. */
export const lacksHaproxy = () =>
  versionOf('haproxy', '-v') ? null : 'haproxy is not installed (apt-get install haproxy)';

const OLDEST_PGBOUNCER = [1, 21];

/** Why PgBouncer cannot be used, or null: older ones do not separate prepared statements in transaction mode. */
export function lacksPgbouncer() {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(versionOf('pgbouncer', '--version') ?? '') ?? [];
  if (!major) return 'pgbouncer is not installed (apt-get install pgbouncer)';
  const [wantedMajor, wantedMinor] = OLDEST_PGBOUNCER;
  const isNew = Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
  return isNew ? null : `this pgbouncer is ${major}.${minor}; prepared statements need ${OLDEST_PGBOUNCER.join('.')}`;
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;

/** The newest PostgreSQL of Debian's packages (`/usr/lib/postgresql/15`), or undefined if all are too old for the product. */
export function debianPostgres(base = DEBIAN_POSTGRES) {
  if (!existsSync(base)) return undefined;
  const majors = readdirSync(base)
    .map(Number)
    .filter((major) => major >= OLDEST_POSTGRES && existsSync(join(base, String(major), 'bin/initdb')));
  return majors.length === 0 ? undefined : join(base, String(Math.max(...majors)));
}

/** Why pgBackRest cannot be used, or null. It reads only the versions of PostgreSQL that are older than itself. */
export function lacksPgbackrest() {
  if (!versionOf('pgbackrest', 'version')) return 'pgbackrest is not installed (apt-get install pgbackrest)';
  return debianPostgres() ? null : 'no PostgreSQL 15 or newer beside it (apt-get install postgresql)';
}

const CLOCK_LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);

/** The library that gives a process another clock, or undefined. */
export const clockLibrary = () => CLOCK_LIBRARIES.find((file) => existsSync(file));

/** Why a process cannot be given another clock, or null. */
export const lacksClock = () => (clockLibrary() ? null : 'libfaketime is not installed (apt-get install faketime)');

/** Why no separate file system can be made, or null. */
export function lacksMount() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'only root on Linux can mount a small file system';
  return null;
}

/** A file system in memory of this many megabytes; `stop` unmounts it. */
export function mountMemory(folder, megabytes) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  return { folder, stop: () => void execFileSync('umount', ['--lazy', folder]) };
}
