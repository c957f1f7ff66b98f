import { appState, type Database } from '@mapa/server-platform';
import { eq, sql } from 'drizzle-orm';
import type { Manifest } from './manifest';
import { STUDENTS_DOMAIN } from './students/population';

const BEGUN = 'demo_begun';
const LOADED = 'demo_content';

/**
 * Whether the bank was empty before the demo: no other account, paper or question. Older versions, without this mark,
 * only recorded when the content was loaded (`demo_content`), even into a bank in use.
 */
async function wasFirst(db: Database, { provas, contas }: Manifest): Promise<boolean> {
  const papers = sql.param(provas.map(({ prova }) => prova));
  const accounts = sql.param(contas.map(({ email }) => email));
  const { rows } = await db.execute<{ first: boolean }>(sql`
    with demo as (select coalesce(
      (select min(created_at) from exams where name = any (${papers}::text[])),
      (select (value ->> 'loadedAt')::timestamptz from app_state where key = ${LOADED}),
      'infinity') as since)
    select not exists (select from exams where created_at < demo.since)
      and not exists (select from questions where created_at < demo.since)
      and not exists (select from users where created_at < demo.since
        and email <> all (${accounts}::text[]) and email not like ${`%@${STUDENTS_DOMAIN}`}) as first
    from demo`);
  return rows[0]?.first ?? false;
}

/**
 * Marks the bank as begun as a demo, permanently; refuses any other bank: accounts with a public password and answers
 * of people who do not exist must never enter a bank in use. The caller holds the demo's lock.
 */
export async function demandDemo(db: Database, manifest: Manifest): Promise<void> {
  if ((await db.$count(appState, eq(appState.key, BEGUN))) > 0) return;
  if (!(await wasFirst(db, manifest)))
    throw new Error(
      'DEMO=sim, and this database was not begun as a demo: what is in it was there first, and no demo is loaded beside it. Start with DEMO=nao, or give the demo a database of its own (another DATA_DIR, or another DATABASE_URL)',
    );
  await db.insert(appState).values({ key: BEGUN, value: { at: new Date().toISOString() } });
}
