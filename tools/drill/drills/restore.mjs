import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyDatabase } from '../../launcher/backup/make-backup.mjs';
import { unpackCluster } from '../../launcher/backup/unpack.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditAnswers, seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';
import { ownFolder, runCluster } from '../system/clusters.mjs';
import { startApi } from '../system/servers.mjs';

/** The age at which a piece of the log is archived although it is not full. */
const ARCHIVE_EVERY_S = 10;
const [RPO_S, RTO_S] = [300, 900];

/** The disk of the database is lost: a base backup and the archived log restore it on another. */
export async function drillRestore({ seed, openCluster, clusters, home, use, scale }) {
  const archive = ownFolder(join(clusters, 'archive'), seed.account);
  const cluster = await openCluster({
    settings: {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      archive_timeout: `${ARCHIVE_EVERY_S}s`,
    },
  });
  const before = await answersBefore(cluster.adminUrl);
  const backup = join(home, 'backup');
  mkdirSync(backup);
  await copyDatabase({ url: cluster.adminUrl, folder: backup, label: 'drill' });
  const api = use(await startApi({ home, url: cluster.url, secret: seed.secret }));
  const answering = startAnswering({ seed, origin: api.origin, walkers: 8 });
  await pause(scale.restoreSeconds * 1_000);
  const lostAt = Date.now();
  const confirmed = [...answering.seen.confirmed];
  await cluster.lose();
  rmSync(cluster.folder, { recursive: true });

  const began = performance.now();
  const folder = join(clusters, 'restored');
  await unpackCluster(backup, folder, seed.account);
  writeFileSync(join(folder, 'recovery.signal'), '');
  const settings = { restore_command: `cp ${archive}/%f %p`, recovery_target_timeline: 'latest' };
  const restored = use(await runCluster({ seed, home, name: 'restored', folder, settings }));
  const served = use(await startApi({ home, name: 'api-restored', url: restored.url, secret: seed.secret }));
  const took = seconds(performance.now() - began);
  // Students' browsers have no second address: the next drill covers their unconfirmed answers.
  await api.stop();
  const ids = await answersBefore(restored.adminUrl);
  const missing = confirmed.filter(({ uuid }) => !ids.has(uuid));
  const rpo = missing.length === 0 ? 0 : seconds(lostAt - Math.min(...missing.map(({ at }) => at)));
  answering.abandon();
  await answering.stop();
  const { doubled } = await auditAnswers(answering, restored.adminUrl, before);
  const again = startAnswering({ seed, origin: served.origin, walkers: 4, randomSeed: 2 });
  await pause(2_000);
  await again.stop();
  return [
    figure('answers confirmed before the disk was lost', confirmed.length),
    figure('of them younger than the archive, and gone', missing.length),
    figure('age of the oldest that is gone (RPO), s', rpo, `≤ ${RPO_S}`, rpo <= RPO_S),
    figure('until the API serves again (RTO), s', took, `≤ ${RTO_S}`, took <= RTO_S),
    figure('counted twice', doubled, '0', doubled === 0),
    figure('answers confirmed afterwards', again.confirmedSoFar(), '> 0', again.confirmedSoFar() > 0),
  ];
}
