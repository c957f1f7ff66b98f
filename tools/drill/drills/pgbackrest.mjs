import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditAnswers, seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';
import { ARCHIVE_TIMEOUT_S, openArchived } from '../system/pgbackrest.mjs';
import { startApi } from '../system/servers.mjs';

const [RPO_S, RTO_S] = [300, 900];

/** Milliseconds that something takes. */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * A database restored to a moment, as after a wrong `delete`: the confirmed answers before it that are missing, and the later
 * ones that are there.
 */
async function returnTo({ restore, moment, confirmed }) {
  const target = new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00');
  const cluster = await restore('past', '--type=time', `--target=${target}`, '--target-action=promote');
  const ids = await answersBefore(cluster.adminUrl);
  const [{ later }] = await ask(cluster.adminUrl, 'select count(*)::int as later from answers where answered_at > $1', [
    new Date(moment),
  ]);
  await cluster.stop();
  return { missing: confirmed.filter(({ uuid, at }) => at < moment && !ids.has(uuid)).length, later };
}

/** The disk of a database is lost; pgBackRest's backups and archived log restore it, to the end and to a moment. */
export async function drillPgbackrest(context) {
  const { home, use, scale } = context;
  const { seed, cluster, pgbackrest, restore } = await openArchived(context);
  const before = await answersBefore(cluster.adminUrl);
  const api = use(await startApi({ home, url: cluster.url, secret: seed.secret }));
  const answering = startAnswering({ seed, origin: api.origin, walkers: 8 });
  const full = await timed(() => pgbackrest.run('backup', '--type=full'));
  await pause(scale.restoreSeconds * 500);
  const moment = Date.now();
  await pause(2_000);
  // Its end archives the log, with the moment in it.
  const changed = await timed(() => pgbackrest.run('backup', '--type=diff'));
  await pause(scale.restoreSeconds * 500);
  const lostAt = Date.now();
  const confirmed = [...answering.seen.confirmed];
  await cluster.lose();
  rmSync(cluster.folder, { recursive: true });

  const began = performance.now();
  const restored = await restore('restored');
  const served = use(await startApi({ home, name: 'api-restored', url: restored.url, secret: seed.secret }));
  const took = seconds(performance.now() - began);
  // Students' browsers have no second address: another drill covers their unconfirmed answers.
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
  const past = await returnTo({ restore, moment, confirmed });
  return [
    figure('full backup under load, s', seconds(full)),
    figure('differential backup under load, s', seconds(changed)),
    figure('archive_timeout, s', ARCHIVE_TIMEOUT_S),
    figure('answers confirmed before the disk was lost', confirmed.length, '> 0', confirmed.length > 0),
    figure('of them younger than the archive, and gone', missing.length),
    figure('age of the oldest that is gone (RPO), s', rpo, `≤ ${RPO_S}`, rpo <= RPO_S),
    figure('until the API serves again (RTO), s', took, `≤ ${RTO_S}`, took <= RTO_S),
    figure('counted twice', doubled, '0', doubled === 0),
    figure('answers confirmed afterwards', again.confirmedSoFar(), '> 0', again.confirmedSoFar() > 0),
    figure('restored to a moment: confirmed before it and missing', past.missing, '0', past.missing === 0),
    figure('restored to a moment: answers after it', past.later, '0', past.later === 0),
  ];
}
