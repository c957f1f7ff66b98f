import { dayAfter, dayInBrasilia } from '@mapa/domain';
import { runCalibration } from '@mapa/server-performance';
import { assetFolder } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { describeLoad, loadDemoContent } from '../load';
import { readCommunity } from './community';
import { DEMO_CONNECTIONS } from '../testing/connections';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let before: unknown;
let said: string[];
const today = dayInBrasilia();
/** The demo is loaded three times: more than a minute if other work shares the cores. */
const LOADS_MS = 300_000;
beforeAll(async () => {
  database = await createTestDatabase({ connections: DEMO_CONNECTIONS });
  said = [describeLoad(await loadDemoContent(database, { today, hasStudents: false }))];
  before = await countAll();
  const loads = await Promise.all([loadDemoContent(database, { today }), loadDemoContent(database, { today })]);
  said.push(...loads.map(describeLoad).sort());
}, LOADS_MS);
afterAll(() => database.drop());

const rows = async (query: string) => (await database.pool.query(query)).rows;

/** Rows of every table, and counts kept by triggers. */
async function countAll() {
  const tables = await rows("select tablename from pg_tables where schemaname = 'public' order by 1");
  const counts: Record<string, unknown> = {};
  for (const { tablename } of tables) counts[tablename] = (await rows(`select count(*)::int from ${tablename}`))[0];
  const votes = await rows(
    'select sum(useful)::int, sum(not_useful)::int as not, sum(views)::int as views from comments',
  );
  return { counts, votes };
}

const OWN = "student_id in (select id from users where email like '%@estudantes.invalid')";
/** Everybody's first answers to each question. */
const FIRST = `(select distinct on (student_id, question_id) * from answers where ${OWN} order by student_id, question_id, created_at, id) first`;

describe('the fictional students', () => {
  it('are at least 200, with 60,000 answers over the eight weeks before today, and loaded once', async () => {
    const [found] = await rows(`select count(*)::int as answers, count(distinct student_id)::int as students,
      min((answered_at at time zone 'America/Sao_Paulo')::date)::text as first,
      max((answered_at at time zone 'America/Sao_Paulo')::date)::text as last from answers where ${OWN}`);
    expect(found).toMatchObject({ first: dayAfter(today, -56), last: dayAfter(today, -1) });
    expect(found.students).toBeGreaterThanOrEqual(200);
    expect(found.answers).toBeGreaterThanOrEqual(60_000);
    expect(
      await rows(`select 1 from answers a join users u on u.id = a.student_id where a.answered_at < u.created_at`),
    ).toEqual([]);
    expect(said.map((line) => line.replace(/[\d.]+ s$/, 's').split('; ')[1])).toEqual([
      'its fictional students are left out (DEMO_STUDENTS)',
      `${found.students} fictional students with ${found.answers} answers were loaded (DEMO_STUDENTS=nao leaves them out)`,
      'its fictional students are there (DEMO_STUDENTS=nao leaves them out)',
    ]);
  });

  it('cannot sign in, nor get mail', async () => {
    expect(await rows("select 1 from users where email like '%.invalid' and password_hash is not null")).toEqual([]);
    expect(await rows(`select 1 from study_reminders where ${OWN}`)).toEqual([]);
  });

  it('answer hard questions worse, learn over the weeks, and know when they guess', async () => {
    const shares = (by: string, from: string) =>
      rows(
        `select ${by} as by, avg(correct::int)::float as right from ${from} where correct is not null group by 1 order by 1`,
      );
    const labelled = await shares(
      'difficulty',
      `${FIRST} join questions q on q.id = question_id and difficulty is not null`,
    );
    expect(labelled.map(({ by }) => by)).toEqual([1, 2, 3, 4, 5]);
    expect(labelled.map(({ right }) => right)).toEqual(labelled.map(({ right }) => right).sort((a, b) => b - a));
    expect(labelled[0].right - labelled[4].right).toBeGreaterThan(0.3);
    const [early, late] = await shares(`answered_at > now() - interval '28 days'`, FIRST);
    expect(late.right).toBeGreaterThan(early.right);
    const told = await shares("array_position(array['chute', 'duvida', 'certeza'], confidence)", `${FIRST}`);
    expect(told.slice(0, 3).map(({ right }) => right)).toEqual(
      told
        .slice(0, 3)
        .map(({ right }) => right)
        .sort((a, b) => a - b),
    );
    expect(told[2].right - told[0].right).toBeGreaterThan(0.25);
  });

  it('choose one wrong alternative more often than the others, take their time, and have days without an answer', async () => {
    const [spread] = await rows(`select avg(most)::float as most from (
      select max(n)::float / sum(n) as most from (
        select question_id, alternative_id, count(*) as n from ${FIRST} where correct is false group by 1, 2) wrong
      join questions q on q.id = question_id and q.alternative_count = 5 group by question_id having sum(n) >= 20) questions`);
    expect(spread.most).toBeGreaterThan(0.4);
    expect(spread.most).toBeLessThan(0.8);
    const [time] = await rows(
      `select percentile_cont(0.5) within group (order by elapsed_ms) as median, min(elapsed_ms) as least from ${FIRST}`,
    );
    expect(time.median).toBeGreaterThan(30_000);
    expect(time.median).toBeLessThan(120_000);
    expect(time.least).toBeGreaterThanOrEqual(4_000);
    const [days] = await rows(`select avg(days)::float, max(days)::int from (
      select count(distinct (answered_at at time zone 'America/Sao_Paulo')::date) as days from answers where ${OWN} group by student_id) each`);
    expect(days.avg).toBeLessThan(40);
    expect(days.max).toBeLessThanOrEqual(56);
  });

  it('review earlier answers, keep notebooks and favourites, and sit parts of a paper', async () => {
    const [done] = await rows(`select
      (select count(*)::int from student_questions where ${OWN} and attempts > 1) as reviewed,
      (select count(*)::int from notebook_answers where ${OWN}) as in_notebooks,
      (select count(*)::int from favorites where ${OWN}) as favorites,
      (select min(n)::int from (select count(*) as n from sittings where state = 'entregue' group by exam_id, areas) part) as sittings`);
    for (const [what, count] of Object.entries(done)) expect([what, count]).toEqual([what, expect.any(Number)]);
    expect(done.reviewed).toBeGreaterThan(10_000);
    expect(done.in_notebooks).toBeGreaterThan(300);
    expect(done.favorites).toBeGreaterThan(1_000);
    expect(done.sittings).toBeGreaterThanOrEqual(10);
  });

  it('comment on questions that they have answered, vote, and send teachers requests, some of which are answered', async () => {
    const [found] =
      await rows(`select count(*)::int as comments, sum(useful)::int as useful, sum(not_useful)::int as not_useful,
      bool_and(views >= useful + not_useful) as seen, count(distinct question_id)::int as questions,
      bool_and(exists (select from answers a where a.student_id = author_id and a.question_id = c.question_id and a.answered_at < c.created_at)) as answered,
      bool_and(created_at < now()) as past from comments c where not by_teacher`);
    const written = readCommunity(assetFolder('content', import.meta.dirname));
    const texts = written.comentarios.flatMap(({ textos }) => textos);
    expect(found).toMatchObject({
      comments: texts.length,
      questions: written.comentarios.length,
      seen: true,
      answered: true,
      past: true,
    });
    expect(texts.length).toBeGreaterThanOrEqual(40);
    expect(found.useful).toBeGreaterThan(0.9 * texts.reduce((sum, { uteis }) => sum + uteis, 0));
    expect(found.not_useful).toBeGreaterThan(5);
    expect(
      await rows(`select answered_at is not null as answered, count(*)::int, count(distinct r.question_id)::int as questions,
        bool_and(r.created_at < coalesce(c.created_at, now())) as before, bool_and(c.by_teacher) as by_teacher
        from comment_requests r left join comments c on c.id = r.comment_id group by 1 order by 1`),
    ).toEqual([
      { answered: false, count: 14, questions: 5, before: true, by_teacher: null },
      { answered: true, count: 19, questions: 5, before: true, by_teacher: true },
    ]);
  });

  it('are too few per paper for a calibration', async () => {
    const told: unknown[] = [];
    expect(await runCalibration(database, (outcome) => told.push(outcome))).toBe(true);
    expect(told).toEqual([]);
  });

  it('leave no row and no count when they are left out, and are the same when added again', async () => {
    const fingerprint = () =>
      rows(`select md5(string_agg(a::text, '' order by student_id, id)) from answers a where ${OWN}`);
    const first = await fingerprint();
    const [paper] = await rows(
      'select e.id from exams e join exam_questions q on q.exam_id = e.id order by 1 desc limit 1',
    );
    await database.pool
      .query(`insert into calibrations (exam_id, area, model, students, cycles, converged, log_likelihood)
      values (${paper.id}, 'PROVA', 'rasch', 200, 1, true, 0)`);
    expect(describeLoad(await loadDemoContent(database, { today, hasStudents: false }))).toContain('were removed');
    expect(await countAll()).toEqual(before);
    await loadDemoContent(database, { today });
    expect(await fingerprint()).toEqual(first);
  });
});
