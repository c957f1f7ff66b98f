import { appState, assetFolder, users } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent } from '@mapa/server-search/testing';
import { demandDemo } from './begun';
import { loadDemoContent } from './load';
import { readManifest } from './manifest';
import { DEMO_CONNECTIONS } from './testing/connections';

const manifest = readManifest(assetFolder('content', import.meta.dirname));
const REFUSED = /^DEMO=sim, and this database was not begun as a demo: .*Start with DEMO=nao/;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase({ connections: DEMO_CONNECTIONS });
});
afterEach(() => database.drop());

const run = (query: string, values: unknown[] = []) => database.pool.query(query, values);
/** Rows that an earlier version left after its load, without a mark of how the bank was started. */
async function loadAsBefore(at: string) {
  await run(`insert into exams (name, slug, created_at) values ($1, 'da-demonstracao', $2)`, [
    manifest.provas[0]?.prova,
    at,
  ]);
  for (const { email } of manifest.contas)
    await run(`insert into users (name, email, created_at) values ('x', $1, $2)`, [email, '2026-01-01']);
  await run(`insert into users (name, email, created_at) values ('x', 'a@estudantes.invalid', '2026-01-01')`);
  await database.db.insert(appState).values({ key: 'demo_content', value: { loadedAt: at } });
}
const isBegun = async () => (await run(`select from app_state where key = 'demo_begun'`)).rowCount === 1;

describe('a bank that was not started as a demo', () => {
  it.each([
    ['an account', () => database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' })],
    ['questions', () => createContent(database.db)],
    ['a paper', () => run(`insert into exams (name, slug) values ('ENEM 2022', 'enem-2022')`)],
  ])('has %s, and receives no demo content', async (_what, begin) => {
    await begin();
    await expect(loadDemoContent(database)).rejects.toThrow(REFUSED);
    const { rows } = await run(
      `select (select count(*)::int from institutions where name like 'Fundação%') as boards,
        (select count(*)::int from users where email like 'admin@%' or email like '%.invalid') as accounts,
        (select count(*)::int from app_state where key like 'demo%') as marks`,
    );
    expect(rows).toEqual([{ boards: 0, accounts: 0, marks: 0 }]);
  });

  it('is distinguished from a demo that an earlier version has loaded', async () => {
    await run(`insert into users (name, email, created_at) values ('Ana', 'ana@exemplo.com.br', '2026-11-01')`);
    await loadAsBefore('2026-11-02');
    await expect(loadDemoContent(database)).rejects.toThrow(REFUSED);
    expect(await isBegun()).toBe(false);
  });
});

describe('a bank that was started as a demo', () => {
  it('is recognised if an earlier version loaded it, and stays a demo whatever is added later', async () => {
    await loadAsBefore('2026-11-02');
    await run(`insert into users (name, email, created_at) values ('Ana', 'ana@exemplo.com.br', '2026-11-03')`);
    await run(`insert into exams (name, slug, created_at) values ('ENEM 2022', 'enem-2022', '2026-11-04')`);
    await demandDemo(database.db, manifest);
    expect(await isBegun()).toBe(true);
    await run(`delete from exams where slug = 'da-demonstracao'; delete from app_state where key = 'demo_content'`);
    await demandDemo(database.db, manifest);
  });

  it('starts from an empty database, even if its first load was cut short', async () => {
    await demandDemo(database.db, manifest);
    expect(await isBegun()).toBe(true);
    await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' });
    await demandDemo(database.db, manifest);
  });
});
