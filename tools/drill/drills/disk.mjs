import { rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { statusOf } from '../../launcher/process/reach.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures, seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';

const MEGABYTES = 1_024;
const LEFT_BYTES = 8 * 2 ** 20;
const STEP_MS = 100;
const RECOVERY_S = 30;

/** Fills a file system except for a few megabytes. */
function fill(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const file = join(folder, 'ballast');
  writeFileSync(file, '');
  const piece = Buffer.alloc(2 ** 20);
  for (let left = bavail * bsize - LEFT_BYTES; left > 0; left -= piece.length)
    writeFileSync(file, piece, { flag: 'a' });
  return () => {
    truncateSync(file);
    rmSync(file);
  };
}

async function until(isSo, ms) {
  const began = performance.now();
  while (performance.now() - began < ms) {
    if (await isSo()) return performance.now() - began;
    await pause(STEP_MS);
  }
  return null;
}

/** The database's file system is full while students answer, and then has space again. */
export async function drillDisk({ seed, openSystem, memory, scale }) {
  const { folder } = memory(MEGABYTES);
  const { cluster, api, web } = await openSystem({ clusterIn: folder });
  const before = await answersBefore(cluster.adminUrl);
  const answering = startAnswering({ seed, origin: web.origin });
  await pause(scale.diskSeconds * 500);
  const free = fill(folder);
  const untilRefused = await until(() => answering.silentMs() > 1_000, 60_000);
  await pause(scale.diskSeconds * 500);
  const alive = await statusOf(`${api.origin}/api/health-check`);
  const ready = await statusOf(`${web.origin}/ready`);
  const confirmedWhenFull = answering.confirmedSoFar();
  free();
  const back = await until(() => answering.confirmedSoFar() > confirmedWhenFull, 120_000);
  await pause(2_000);
  await answering.stop();
  await cluster.untilServing();
  return [
    figure(
      'answers stop after the disk is full, s',
      untilRefused === null ? 'never' : seconds(untilRefused),
      'they stop',
      untilRefused !== null,
    ),
    figure('health check while it is full', alive, '200', alive === 200),
    // 200 while the server runs and only refuses to write (decision 139), 503 while it restarts because its log cannot grow.
    figure('/ready meanwhile', ready),
    figure(
      'first confirmation after there is room, s',
      back === null ? 'none' : seconds(back),
      `≤ ${RECOVERY_S}`,
      back !== null && seconds(back) <= RECOVERY_S,
    ),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
