/** `npm run bench`: generates a large bank once, then measures the built API on it beside a bare Fastify; or reads papers in PDF, measures the doubts about their questions, measures the site's pages, simulates calibrations, or answers over faults. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from '../launcher/core/command.mjs';
import { takeLock } from '../launcher/core/lock.mjs';
import { whereTyped } from '../launcher/core/root.mjs';
import { readSettings } from '../launcher/core/settings.mjs';
import { watchNpm } from '../launcher/process/parent.mjs';
import { ensureBuilt } from '../launcher/workspace/build.mjs';
import { ensureInstalled } from '../launcher/workspace/install.mjs';
import { readArguments } from './arguments.mjs';

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.papers !== null) {
    await ensureInstalled();
    await ensureBuilt(['api']);
    const folder = resolve(whereTyped(), wanted.papers);
    const { runPapers, runDoubts } = await import('./papers/run.mjs');
    return wanted.doubts ? runDoubts(folder) : runPapers(folder);
  }
  if (wanted.replications !== null) {
    await ensureInstalled();
    await ensureBuilt(['api']);
    const { runCalibrationStudy } = await import('./calibration/run.mjs');
    return runCalibrationStudy(wanted.replications);
  }
  // Separate from the product's own data.
  const dataDir = join(readSettings().dataDir, 'bench');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await ensureInstalled();
  if (wanted.pages) {
    await ensureBuilt();
    onStop(takeLock(dataDir));
    const { runPages } = await import('./pages/run.mjs');
    return runPages(dataDir, wanted.pages);
  }
  if (wanted.outbox) {
    await ensureBuilt();
    onStop(takeLock(dataDir));
    const { runOutbox } = await import('./outbox/run.mjs');
    return runOutbox(dataDir, { answers: wanted.scale.respostas, seed: wanted.scale.semente }, onStop);
  }
  await ensureBuilt(['api']);
  onStop(takeLock(dataDir));
  if (wanted.subjects) {
    const { runSubjects } = await import('./subjects/run.mjs');
    return runSubjects(dataDir, wanted.scale, onStop);
  }
  // Imported only now, when the packages that these files need are installed.
  const { runBench } = await import('./members/run.mjs');
  return runBench(dataDir, wanted, onStop);
});
