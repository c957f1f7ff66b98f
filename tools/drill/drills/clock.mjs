import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';
import { clockLibrary } from '../system/programs.mjs';

/** How far the API's clock is from the real one, in turn. */
const JUMPS = ['+0', '+1h', '-1h', '+1d', '-1d', '+20d', '+0'];

/** The API's clock jumps ahead and back while students answer; the database's stays. */
export async function drillClock({ seed, openSystem, home, scale }) {
  const file = join(home, 'clock');
  const setClock = (jump) => writeFileSync(file, jump);
  setClock('+0');
  const { cluster, api } = await openSystem({
    settings: {
      LD_PRELOAD: clockLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Elapsed time, such as a timer's, is not affected.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  const before = await answersBefore(cluster.adminUrl);
  const answering = startAnswering({ seed, origin: api.origin, walkers: 8 });
  for (const jump of JUMPS) {
    setClock(jump);
    await pause(scale.clockSeconds * 1_000);
  }
  await answering.stop();
  const [{ ahead }] = await ask(
    cluster.adminUrl,
    `select count(*)::int as ahead from answers where answered_at > now() + interval '1 minute'`,
  );
  return [
    figure('jumps of the clock', JUMPS.slice(1).join(', ')),
    figure('answers dated after the present, while it was ahead', ahead),
    ...(await auditFigures(answering, cluster.adminUrl, before)),
  ];
}
