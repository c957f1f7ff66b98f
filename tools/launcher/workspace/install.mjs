import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readJson } from '../core/files.mjs';
import { progress } from '../core/progress.mjs';
import { node24, root } from '../core/root.mjs';
import { runQuietly } from '../process/run.mjs';

const marker = join(root, 'node_modules/.mapa-lock');

/** What node_modules must have been installed from. */
export function wantedMark(lockText, platform) {
  return createHash('sha256').update(lockText).update(platform).digest('hex');
}

/** Whether npm's own record of node_modules holds every package of the lock file that is not optional. */
export function recordCovers(lock, record) {
  return Object.entries(lock?.packages ?? {})
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && !entry.link && !entry.peer)
    .every(([path, { version }]) => record?.packages?.[path]?.version === version);
}

function installedByHand() {
  const lock = readJson(join(root, 'package-lock.json'));
  const record = readJson(join(root, 'node_modules/.package-lock.json'));
  return record !== null && recordCovers(lock, record);
}

/** The npm that runs us, else the one on PATH: `[program, first arguments]`. */
export function npmCommand(environment, node = process.execPath) {
  const file = environment.npm_execpath;
  return file && basename(file).startsWith('npm-cli') && existsSync(file) ? [node, [file]] : ['npm', []];
}

/** Installs the packages of package-lock.json unless node_modules already holds them; then nothing is fetched. */
export async function ensureInstalled() {
  const platform = `${process.platform}-${process.arch}`;
  const wanted = wantedMark(readFileSync(join(root, 'package-lock.json')), platform);
  const ready = existsSync(node24);
  if (ready && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (!(ready && installedByHand())) {
    progress('installing packages (npm ci)');
    const [program, args] = npmCommand(process.env);
    // The tools that build are development packages; NODE_ENV=production would leave them out.
    const env = { ...process.env, NODE_ENV: '' };
    await runQuietly('npm ci', program, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], { log: join(root, 'tmp/install.log'), cwd: root, env });
  }
  writeFileSync(marker, wanted);
}
