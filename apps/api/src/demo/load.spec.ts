import { listExams } from '@mapa/server-catalogue';
import { passwordMatches } from '@mapa/server-accounts';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { newSearchIndex } from '@mapa/server-search';
import { loadDemoContent } from './load';
import { DEMO_CONNECTIONS } from './testing/connections';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: DEMO_CONNECTIONS });
  await Promise.all([load(), load()]);
});
afterAll(() => database.drop());

/** Without its students, which lives.spec.ts and students.spec.ts test. */
const load = (wanted: { today?: string } = {}) => loadDemoContent(database, { ...wanted, hasStudents: false });

const sources = () => ({ db: database.db, searchIndex: newSearchIndex({ pool: database.pool, log: console }) });

const rows = async (query: string) => (await database.pool.query(query)).rows;

const ENED = 'ENED 2026 – Exame Nacional de Educação';

describe('the demo content', () => {
  it('holds questions of many matérias, all commented, each with one key and a known difficulty', async () => {
    expect(
      await rows(
        'select commented, count(*)::int, bool_and(difficulty is not null) as known from questions group by 1 order by 1',
      ),
    ).toEqual([{ commented: true, count: 478, known: true }]);
    expect(
      await rows(`select count(*)::int as all, count(*) filter (where parent_id is null)::int as roots from subjects`),
    ).toEqual([{ all: 229, roots: 34 }]);
    expect(await rows("select 1 from subjects where slug = 'sem-assunto'")).toEqual([]);
    expect(
      await rows(
        'select question_id from alternatives group by 1, version having count(*) filter (where correct) <> 1',
      ),
    ).toEqual([]);
    expect(await rows('select kind, count(*)::int from questions group by 1 order by 1')).toEqual([
      { kind: 'questaomultiplaescolha', count: 336 },
      { kind: 'questaosomatorio', count: 10 },
      { kind: 'questaovf', count: 132 },
    ]);
    expect(
      await rows('select difficulty, count(*) >= 8 as enough from questions where commented group by 1 order by 1'),
    ).toEqual([1, 2, 3, 4, 5].map((difficulty) => ({ difficulty, enough: true })));
  });

  it('has at least eight questions in every matéria, each of which has one name', async () => {
    const matters = await rows(
      'select s.name, count(q.id)::int from questions q join subjects s on s.id = q.subject_path[1] group by 1 order by 2, 1',
    );
    expect(matters.filter(({ count }) => count < 8)).toEqual([]);
    const named = matters.map(({ name }) => name).filter((name) => /Matemática|Lógic/.test(name));
    expect(named.sort()).toEqual(['Matemática', 'Raciocínio Lógico']);
  });

  it('lists the five newest maps first, each with at least forty questions', async () => {
    const listed = await rows(
      'select question_count >= 40 as long from question_maps where active and replaced_by is null order by year desc nulls last, id desc',
    );
    expect(listed.map(({ long }) => long)).toEqual([...Array(5).fill(true), ...Array(9).fill(false)]);
  });

  it('contains questions with a preliminary key, and reasons for annulled and outdated ones', async () => {
    expect(
      await rows(`select e.name, eq.number, q.annulled, q.current_version as versions,
        (select string_agg(letter, '' order by version) from alternatives where question_id = q.id and correct) as keys
        from questions q join exam_questions eq on eq.question_id = q.id join exams e on e.id = eq.exam_id
        where q.current_version > 1 order by e.name`),
    ).toEqual([
      {
        name: 'SERPAS 2026 – Analista de Tecnologia da Informação',
        number: 31,
        annulled: false,
        versions: 2,
        keys: 'EC',
      },
    ]);
    expect(
      await rows(`select annulled, outdated, count(*)::int, bool_and(length(status_reason) > 20) as told
        from questions where annulled or outdated group by 1, 2 order by 1`),
    ).toEqual([
      { annulled: false, outdated: true, count: 4, told: true },
      { annulled: true, outdated: false, count: 7, told: true },
    ]);
  });

  it('explains each alternative of questions in several matérias', async () => {
    expect(
      await rows(`select count(*)::int as all, count(distinct subject_path[1])::int >= 5 as of_many, bool_and(whole) as whole
        from questions join lateral (
          select bool_or(comment is not null) as has, bool_and(length(comment) > 30) as whole
          from alternatives where question_id = questions.id and version = current_version) said on has`),
    ).toEqual([{ all: 89, of_many: true, whole: true }]);
  });

  it('offers usable sample questions of several matérias that need no account', async () => {
    expect(
      await rows(`select count(*)::int as all, count(distinct subject_path[1])::int >= 6 as of_many, bool_and(commented and not annulled and not outdated) as usable
        from questions where id in (select jsonb_array_elements_text(value)::int from app_state where key = 'sample_questions')`),
    ).toEqual([{ all: 8, of_many: true, usable: true }]);
  });

  it('sells six months at a lower monthly price than the subscription', async () => {
    expect(
      await rows(
        `select plan_id, price_cents / months as monthly from plan_prices
         where ended_at is null and plan_id ~ '6_meses|assinatura' order by monthly`,
      ),
    ).toEqual([
      { plan_id: 'plano_pago_primary_nova_6_meses', monthly: 1990 },
      { plan_id: 'plano_pago_primary_nova_assinatura', monthly: 2490 },
    ]);
  });

  it('gives one paper item parameters that are marked as made up', async () => {
    expect(
      await rows(`select e.name, ea.area, b.demonstration, count(i.*)::int as items, count(i.a)::int as with_parameters
        from exam_areas ea join exams e on e.id = ea.exam_id join item_booklets b on b.id = ea.booklet_id
        join booklet_items i on i.booklet_id = b.id group by 1, 2, 3 order by 2`),
    ).toEqual(
      [
        ['CH', 23, 22],
        ['CN', 22, 21],
        ['LC', 27, 27],
        ['MT', 23, 23],
      ].map(([area, items, known]) => ({ name: ENED, area, demonstration: true, items, with_parameters: known })),
    );
  });

  it('contains pictures and formulas', async () => {
    expect(await rows('select 1 from media')).not.toEqual([]);
    expect(await rows(`select 1 from question_versions where statement like '%class="math-%'`)).not.toEqual([]);
    expect(
      await rows(`select 1 from question_versions where statement like '%PLUGINFILE%' or statement like '%\\\\(%'`),
    ).toEqual([]);
  });

  it('makes each paper an exam and a map with all its numbers', async () => {
    expect(
      await rows(`select e.name = m.name as named, e.state is not null as placed,
      (select count(distinct slot)::int from exam_questions where exam_id = e.id) as numbers,
      (select count(distinct slot)::int from map_questions where map_id = m.id) as places
      from exams e join question_maps m on m.exam_id = e.id where m.replaced_by is null order by numbers, e.id`),
    ).toEqual(
      [10, 10, 10, 10, 10, 20, 24, 30, 32, 49, 58, 60, 60, 90].map((count) => ({
        named: true,
        placed: true,
        numbers: count,
        places: count,
      })),
    );
    expect(await rows('select 1 from exams where given and (paper_hash is null or key_hash is null)')).toEqual([]);
  });

  it('reads one paper from its PDF and key: a map with its sections as matérias, and both files to download', async () => {
    const exam = "(select id from exams where name like 'SEDPA 2023%')";
    expect(
      await rows(`select s.name, count(*)::int, string_agg(a.letter, '' order by eq.slot) as key
        from exam_questions eq join questions q on q.id = eq.question_id join subjects s on s.id = q.subject_id
        join map_questions mq on mq.question_id = q.id join question_maps m on m.id = mq.map_id and m.exam_id = eq.exam_id
        join alternatives a on a.question_id = q.id and a.version = q.current_version and a.correct
        where eq.exam_id = ${exam} group by 1 order by min(eq.slot)`),
    ).toEqual([
      { name: 'Língua Portuguesa', count: 5, key: 'BCACD' },
      { name: 'Matemática', count: 6, key: 'BCADBD' },
      { name: 'Raciocínio Lógico', count: 1, key: 'C' },
      { name: 'Informática', count: 4, key: 'CABD' },
      { name: 'Direito Administrativo', count: 4, key: 'BACD' },
    ]);
    const statement = (pattern: string) =>
      rows(`select eq.number from exam_questions eq join questions q on q.id = eq.question_id
        join question_versions v on v.question_id = q.id and v.version = q.current_version
        where eq.exam_id = ${exam} and whole_statement(v) like '${pattern}' order by 1`);
    expect(await statement('%biblioteca municipal passou a emprestar%')).toEqual(
      [1, 2, 3].map((number) => ({ number })),
    );
    expect(await statement('%<th>Ferramentas</th>%')).toEqual([{ number: 7 }]);
    expect(await statement('%<img%')).toEqual([6, 8, 11].map((number) => ({ number })));
    expect(
      await rows(`select paper_hash is not null as paper, key_hash is not null as key from exams where id = ${exam}`),
    ).toEqual([{ paper: true, key: true }]);
  });

  it('moves the student of a replaced map to its new edition without losing an answer', async () => {
    expect(
      await rows(`select u.email, new.name = old.name as named, new.replaced_by, (select count(*)::int from map_questions where map_id = old.id) as questions,
      (select count(*)::int from map_answers a join map_questions mq on mq.map_id = new.id and mq.question_id = a.question_id
        where a.student_id = u.id and a.map_id = old.id) as answered,
      (select count(*)::int from served_questions where student_id = u.id) as today
      from question_maps old join question_maps new on new.id = old.replaced_by join student_maps sm on sm.map_id = old.id join users u on u.id = sm.student_id`),
    ).toEqual([
      { email: 'gratis@exemplo.com.br', named: true, replaced_by: null, questions: 10, answered: 4, today: 0 },
    ]);
  });

  it('names its boards and bodies, and creates no others', async () => {
    expect(
      await rows('select count(*)::int, count(*) filter (where name = acronym)::int as bare from institutions'),
    ).toEqual([{ count: 21, bare: 0 }]);
  });

  it('creates the accounts that the README names, with their password', async () => {
    const accounts = await rows(
      'select email, role, plan, email_verified_at is not null as verified, password_hash from users order by email',
    );
    expect(accounts.map(({ email, role, plan, verified }) => [email, role, plan, verified])).toEqual([
      ['admin@exemplo.com.br', 'admin', 'plano_gratis', true],
      ['gratis@exemplo.com.br', 'estudante', 'plano_gratis', true],
      ['master@exemplo.com.br', 'master', 'plano_gratis', true],
      ['novo@exemplo.com.br', 'estudante', 'plano_gratis', false],
      ['premium@exemplo.com.br', 'estudante', 'plano_pago_primary', true],
      ['professor@exemplo.com.br', 'professor', 'plano_gratis', true],
    ]);
    expect(await passwordMatches(accounts[0]?.password_hash, 'Estudar#2026')).toBe(true);
  });

  it('holds fictional notices in every state, one of them of a paper, the rest of future exams', async () => {
    const { data } = await listExams(sources(), { com_edital: true }, { page: 1, perPage: 50, offset: 0 });
    expect(new Set(data.map((exam) => exam.edital?.situacao))).toEqual(
      new Set(['aberto', 'previsto', 'encerrado', 'suspenso']),
    );
    expect(data.every((exam) => /fictíci[oa]/.test(exam.edital?.observacao ?? ''))).toBe(true);
    expect(
      await rows('select e.given, count(*)::int from exams e join notices n on n.exam_id = e.id group by 1 order by 1'),
    ).toEqual([
      { given: false, count: 19 },
      { given: true, count: 1 },
    ]);
    expect((await listExams(sources(), {}, { page: 1, perPage: 50, offset: 0 })).total).toBe(14);
  });

  it('dates its notices from the present start, and restores none that were deleted', async () => {
    await database.pool.query("delete from notices where source_key = 'demo-cmsn'");
    await load({ today: '2030-01-10' });
    expect(
      await rows(
        "select opens_on::text, closes_on::text, exam_on::text from notices where source_key = 'demo-anfam-tecnico'",
      ),
    ).toEqual([{ opens_on: '2029-12-23', closes_on: '2030-01-13', exam_on: '2030-03-17' }]);
    expect(await rows('select count(*)::int from notices')).toEqual([{ count: 19 }]);
  });

  it('leaves out a notice whose name is taken', async () => {
    await database.pool.query(
      "update notices set source_key = 'minha' where source_key = 'demo-anfam-analista'; delete from app_state where key = 'demo_notices'",
    );
    await load({ today: '2030-01-10' });
    expect(await rows("select source_key from notices where source_key in ('minha', 'demo-anfam-analista')")).toEqual([
      { source_key: 'minha' },
    ]);
  });

  it('adds notices to a database that was loaded before notices existed', async () => {
    await database.pool.query(
      "delete from notices; delete from exams where not given; delete from app_state where key = 'demo_notices'",
    );
    await load();
    expect(await rows('select count(*)::int from notices')).toEqual([{ count: 20 }]);
  });

  it('resumes a load that was cut short, without another edition or answer', async () => {
    const count = () =>
      rows(`select (select count(*)::int from question_maps) as maps, (select count(*)::int from answers) as answers,
        (select count(*)::int from comments) as comments, (select count(*)::int from plan_prices) as prices`);
    const before = await count();
    expect(before).toEqual([{ maps: 15, answers: expect.any(Number), comments: 5, prices: 8 }]);
    await database.pool.query("delete from app_state where key in ('demo_content', 'demo_lives')");
    await load();
    expect(await count()).toEqual(before);
    expect(
      await rows(
        `select distinct s.parent_id is null as coarse from questions q join subjects s on s.id = q.subject_id
          where q.id not in (select eq.question_id from exam_questions eq join exams e on e.id = eq.exam_id where e.name like 'SEDPA%')`,
      ),
    ).toEqual([{ coarse: false }]);
  });

  it('is loaded once: deleted content stays deleted', async () => {
    await database.pool.query("delete from users where email = 'novo@exemplo.com.br'");
    await load();
    expect(await rows('select count(*)::int from users')).toEqual([{ count: 5 }]);
  });
});
