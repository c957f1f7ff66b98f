import { assetFolder, type Database } from '@mapa/server-platform';
import type { Pool } from 'pg';
import { closeAccounts } from './accounts';
import { withDemoLock } from './lock';
import { readManifest } from './manifest';
import { removeStudents } from './students/load';

/**
 * Applied at a start without the demo to a bank that has one: closes its accounts and removes its fictional students
 * with their history; papers, questions and notices stay. Does nothing in any other bank. Several processes may call it
 * at once.
 * @returns a line for the log; null if there was nothing to do
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
