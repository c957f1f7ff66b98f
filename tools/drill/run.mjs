import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadavg, tmpdir } from 'node:os';
import { say } from '../launcher/core/command.mjs';
import { describeFailure, Failure } from '../launcher/core/failure.mjs';
import { readJson } from '../launcher/core/files.mjs';
import { abandoned, makeOwnedFolder } from '../launcher/core/owned-folder.mjs';
import { progress } from '../launcher/core/progress.mjs';
import { root } from '../launcher/core/root.mjs';
import { makeRootFolder } from '../launcher/database/account.mjs';
import { readArguments } from './arguments.mjs';
import { DRILLS } from './drills.mjs';
import { asJson, asTable, withTable } from './report/report.mjs';
import { copySeed, prepareSeed, runCluster } from './system/clusters.mjs';
import { mountMemory } from './system/programs.mjs';
import { createScope } from './system/scope.mjs';
import { startApi, startWeb } from './system/servers.mjs';

const BANK = { questoes: 4_000, estudantes: 200, respostas: 8_000, semente: 1 };
const PREFIX = 'mapa-drill-';
/** Longer than any drill but the soak takes. */
const PATIENCE_MINUTES = 20;

/** The tools of a drill. Everything that it opens through them is stopped at its end. */
function contextOf({ seed, home, clusters, scale, scope, note }) {
  const openCluster = async ({ name = 'database', inFolder = clusters, settings } = {}) => {
    const folder = join(inFolder, name);
    copySeed(seed, folder);
    return scope.use(await runCluster({ seed, home, name, folder, settings }));
  };
  /** A database, an API and a site before it. */
  const openSystem = async ({ settings, webSettings, clusterIn } = {}) => {
    const cluster = await openCluster({ inFolder: clusterIn });
    const api = scope.use(await startApi({ home, url: cluster.url, secret: seed.secret, settings }));
    const web = scope.use(await startWeb({ home, apiOrigin: api.origin, settings: webSettings }));
    return { cluster, api, web };
  };
  /** A small file system that the database may use. */
  const memory = (megabytes) => {
    const folder = join(clusters, 'memory');
    mkdirSync(folder);
    return scope.use(mountMemory(folder, megabytes));
  };
  return { seed, home, clusters, scale, use: scope.use, note, openCluster, openSystem, memory };
}

/** Fails after so many minutes, so that a drill that waits for ever does not keep the others from running. */
async function within(minutes, work) {
  let timer;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`it was not over after ${minutes} minutes`)), minutes * 60_000);
  });
  // What is given up may fail later, without its servers.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

async function runOne(name, { seed, base, scale, dataDir }) {
  const clusters = makeOwnedFolder(base, PREFIX);
  const home = join(dataDir, 'run', name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const scope = createScope();
  const note = (line) => appendFileSync(join(home, 'notes'), `${line}\n`);
  const began = performance.now();
  const told = () => ({
    at: new Date().toISOString(),
    load: loadavg()[0],
    seconds: Math.round((performance.now() - began) / 1_000),
  });
  const failed = (error) => ({ name, ...told(), scale, failed: describeFailure(error), figures: [] });
  const drill = DRILLS[name].run(contextOf({ seed, home, clusters, scale, scope, note }));
  const result = await within(PATIENCE_MINUTES + scale.soakMinutes, drill).then(
    (figures) => ({ name, ...told(), scale, figures }),
    failed,
  );
  const unclosed = await scope.close().then(() => null, failed);
  rmSync(clusters, { recursive: true, force: true });
  return result.failed || !unclosed ? result : { ...unclosed, figures: result.figures };
}

const isWell = ({ failed, figures }) => !failed && figures.every(({ isMet }) => isMet !== false);

/** Every drill in the table's order: its present run, or else its last one, or else the reason why it was not run. */
function merged(results, earlier) {
  return Object.entries(DRILLS).map(([name, { requirement, happens, lacks }]) => {
    const last = [...results, ...earlier].find((result) => result.name === name);
    return { ...(last ?? { name, lacks: lacks() ?? 'nobody has asked for it', figures: [] }), requirement, happens };
  });
}

/**
 * Runs the requested drills, one after the other; one that lacks something says so and the others continue. Returns the
 * exit code: 1 if a target was missed or a drill could not be carried out.
 */
export async function runDrills(dataDir, argv, onStop) {
  const { names, scale, writesDocument } = readArguments(argv, Object.keys(DRILLS));
  const base = process.getuid?.() === 0 ? makeRootFolder(root) : tmpdir();
  const sweep = () => abandoned(base, PREFIX).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  sweep();
  onStop(sweep);
  const seed = await prepareSeed(dataDir, BANK);
  const file = join(dataDir, 'resultado.json');
  const earlier = readJson(file)?.drills?.filter(({ lacks }) => !lacks) ?? [];
  const results = [];
  for (const name of names) {
    const { happens, lacks, requirement } = DRILLS[name];
    const missing = lacks();
    progress(`${name}: ${missing ? `not run, ${missing}` : happens}`);
    if (missing) continue;
    const result = await runOne(name, { seed, base, scale, dataDir });
    results.push(result);
    say(asTable([{ ...result, requirement, happens }]));
    writeFileSync(file, `${JSON.stringify(asJson(merged(results, earlier)), null, 2)}\n`);
  }
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  say(`\n${results.length} drills in ${minutes.toFixed(1)} minutes: ${file}`);
  if (writesDocument) {
    const page = join(root, 'docs/reliability.md');
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), asJson(merged(results, earlier))));
  }
  return results.every(isWell) ? 0 : 1;
}
