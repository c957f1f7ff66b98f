import { passwordMatches } from '../session/password';
import { createTestDatabase } from '../testing/database';
import { loadDemoContent } from './load';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await Promise.all([loadDemoContent(database), loadDemoContent(database)]);
});
afterAll(() => database.drop());

const rows = async (query: string) => (await database.pool.query(query)).rows;

describe('the demo content', () => {
  it('holds forty commented questions of five matérias, each with one key and a known difficulty', async () => {
    expect(await rows('select count(*)::int from questions where commented and difficulty is not null')).toEqual([{ count: 40 }]);
    expect(await rows("select count(*)::int from subjects where parent_id is null and slug <> 'sem-assunto'")).toEqual([{ count: 5 }]);
    expect(await rows("select 1 from subjects where slug = 'sem-assunto'")).toEqual([]);
    expect(await rows('select question_id from alternatives group by 1 having count(*) filter (where correct) <> 1')).toEqual([]);
    expect(await rows("select kind, count(*) > 5 as enough from questions group by 1 order by 1")).toEqual([
      { kind: 'questaomultiplaescolha', enough: true },
      { kind: 'questaovf', enough: true },
    ]);
  });

  it('holds pictures and formulas', async () => {
    expect(await rows('select 1 from media')).not.toEqual([]);
    expect(await rows(`select 1 from question_versions where statement like '%class="math-%'`)).not.toEqual([]);
    expect(await rows(`select 1 from question_versions where statement like '%PLUGINFILE%' or statement like '%\\\\(%'`)).toEqual([]);
  });

  it('makes each paper an exam and a map with all its numbers', async () => {
    expect(await rows(`select e.name = m.name as named, e.state is not null as placed,
      (select count(distinct slot)::int from exam_questions where exam_id = e.id) as numbers,
      (select count(distinct slot)::int from map_questions where map_id = m.id) as places
      from exams e join question_maps m on m.exam_id = e.id`)).toEqual(
      Array.from({ length: 4 }, () => ({ named: true, placed: true, numbers: 10, places: 10 })),
    );
  });

  it('gives its boards and bodies their names and makes no others', async () => {
    expect(await rows('select count(*)::int, count(*) filter (where name = acronym)::int as bare from institutions')).toEqual([{ count: 5, bare: 0 }]);
  });

  it('creates the accounts that the README names, with their password', async () => {
    const accounts = await rows('select email, role, plan, email_verified_at is not null as verified, password_hash from users order by email');
    expect(accounts.map(({ email, role, plan, verified }) => [email, role, plan, verified])).toEqual([
      ['admin@exemplo.com.br', 'admin', 'plano_gratis', true],
      ['gratis@exemplo.com.br', 'estudante', 'plano_gratis', true],
      ['novo@exemplo.com.br', 'estudante', 'plano_gratis', false],
      ['premium@exemplo.com.br', 'estudante', 'plano_pago_primary', true],
      ['professor@exemplo.com.br', 'professor', 'plano_gratis', true],
    ]);
    expect(await passwordMatches(accounts[0]?.password_hash, 'Estudar#2026')).toBe(true);
  });

  it('is loaded once: what was deleted since stays deleted', async () => {
    await database.pool.query("delete from users where email = 'novo@exemplo.com.br'");
    await loadDemoContent(database);
    expect(await rows('select count(*)::int from users')).toEqual([{ count: 4 }]);
  });
});
