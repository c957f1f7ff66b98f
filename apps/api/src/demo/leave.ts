import { assetFolder, type Database } from '@mapa/server-platform';
import type { Pool } from 'pg';
import { closeAccounts } from './accounts';
import { withDemoLock } from './lock';
import { readManifest } from './manifest';
import { removeStudents } from './students/load';

/**
 * What a start without the demo does to a bank that has one: its accounts are closed and its fictional students removed
 * with all that they did; papers, questions and notices stay. Finds nothing in any other bank. Several processes may call
 * it at once.
 * @returns a line for the log; null where there was nothing to do
 */
export async function leaveDemo({ pool, db }: { pool: Pool; db: Database }): Promise<string | null> {
  return withDemoLock(pool, async () => {
    const { contas } = readManifest(assetFolder('content', import.meta.dirname));
    const closed = await closeAccounts(db, contas);
    const said = [
      ...(closed > 0 ? [`${closed} demo accounts were closed, because everybody knows their password`] : []),
      ...((await removeStudents(db)) ? ['its fictional students were removed with all that they did'] : []),
    ];
    return said.length > 0 ? `the demo is off (DEMO=nao): ${said.join('; ')}` : null;
  });
}
