import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runImport } from './cli';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-interruption-'));
  for (const name of ['um', 'dois', 'tres']) {
    await writeFile(join(folder, `${name}.gift`), `$CATEGORY: top/${name}\n\n::Q1::Questão de ${name}? {=sim ~não}\n`);
  }
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const rows = async (query: string) => (await database.pool.query(query)).rows;
async function run(db: TestDatabase['db'] = database.db) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await runImport(['um.gift', 'dois.gift', 'tres.gift'], { pool: database.pool, db, stdout, cwd: folder });
  return { code, output };
}

describe('an import whose database fails', () => {
  it('reports what is stored, what is not, and how to continue; the same command then imports the rest', async () => {
    // Another transaction is inserting the second file's subject, so that the import waits, half written.
    const barrier = await database.pool.connect();
    await barrier.query("begin; insert into subjects (name, slug) values ('dois', 'dois')");
    const importing = run();
    const victim = async () =>
      (
        await rows("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
      )[0]?.pid as number | undefined;
    let pid = await victim();
    while (pid === undefined) pid = await victim();
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    const { code, output } = await importing;
    await barrier.query('rollback');
    barrier.release();
    expect(code).toBe(1);
    expect(output).toMatch(/\ndois\.gift: o banco de dados ficou indisponível \(.*terminat.*\)\.\n/);
    expect(output).toContain(
      [
        'Cada arquivo é gravado inteiro ou não é gravado.',
        'Já estavam prontos: um.gift.',
        'Ainda não tinham começado: tres.gift.',
        'Quando o banco voltar, rode o mesmo comando de novo: o que já entrou não muda.',
        'aceitas: 1\n',
      ].join('\n'),
    );
    expect(await rows('select s.name from questions q join subjects s on s.id = q.subject_id')).toEqual([
      { name: 'um' },
    ]);
    const again = await run();
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('aceitas: 2\ninalteradas: 1\n')]);
  });

  it('starts nothing if the database cannot be reached', async () => {
    const { pool, db } = openDatabase('postgres://mapa@127.0.0.1:1/mapa');
    const { code, output } = await run(db);
    await pool.end();
    expect(code).toBe(1);
    expect(output).toMatch(/^lendo um\.gift…\num\.gift: o banco de dados ficou indisponível \(.*ECONNREFUSED.*\)\.\n/);
    expect(output).toContain('Ainda não tinham começado: dois.gift, tres.gift.\n');
    expect(output).not.toContain('Failed query');
  });
});
