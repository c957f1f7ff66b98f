import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readJson } from '../core/files.mjs';
import { progress } from '../core/progress.mjs';
import { node24, root } from '../core/root.mjs';
import { runQuietly } from '../process/run.mjs';

const lockFile = join(root, 'package-lock.json');
const marker = join(root, 'node_modules/.mapa-lock');

/** The state that node_modules must have been installed from. */
export function wantedMark(lockText, platform) {
  return createHash('sha256').update(lockText).update(platform).digest('hex');
}

/** Whether npm's own record of node_modules has every package of the lock file that is not optional. */
export function recordCovers(lock, record) {
  return Object.entries(lock?.packages ?? {})
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && !entry.link && !entry.peer)
    .every(([path, { version }]) => record?.packages?.[path]?.version === version);
}

function installedByHand() {
  const lock = readJson(lockFile);
  const record = readJson(join(root, 'node_modules/.package-lock.json'));
  return record !== null && recordCovers(lock, record);
}

/** The npm that runs us, or else the one on PATH: `[program, first arguments]`. */
export function npmCommand(environment, node = process.execPath) {
  const file = environment.npm_execpath;
  return file && basename(file).startsWith('npm-cli') && existsSync(file) ? [node, [file]] : ['npm', []];
}

/**
 * Whether `npm ci` refused only because the lock file lacks optional packages, as one written on a single platform
 * does (npm's issue 4828): all packages needed here are pinned all the same.
 */
export function lacksOnlyOptional(output, lock) {
  const optional = new Set(
    Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {})),
  );
  const complaints = output.match(/npm error (Missing|Invalid): .*/g) ?? [];
  return complaints.length > 0 && complaints.every((line) => optional.has(/Missing: (@?[^@\s]+)@/.exec(line)?.[1]));
}

async function install() {
  progress('installing packages (npm ci)');
  const log = join(root, 'tmp/install.log');
  const [program, first] = npmCommand(process.env);
  // The build tools are development packages; NODE_ENV=production would omit them.
  const options = { log, cwd: root, env: { ...process.env, NODE_ENV: '' } };
  const npm = (...args) =>
    runQuietly(`npm ${args[0]}`, program, [...first, ...args, '--include=dev', '--no-audit', '--no-fund'], options);
  try {
    await npm('ci');
  } catch (error) {
    if (!lacksOnlyOptional(readFileSync(log, 'utf8'), readJson(lockFile))) throw error;
    await npm('install', '--no-save');
  }
}

/** Installs the packages of package-lock.json, or fetches nothing if node_modules has them already. */
export async function ensureInstalled() {
  const wanted = wantedMark(readFileSync(lockFile), `${process.platform}-${process.arch}`);
  const ready = existsSync(node24);
  if (ready && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (!(ready && installedByHand())) await install();
  writeFileSync(marker, wanted);
}
