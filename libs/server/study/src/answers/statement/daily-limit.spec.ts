import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent } from '@mapa/server-search/testing';
import { countTowardsLimit } from './daily-limit';
import { createStudent, runRule } from './testing';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let question: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const content = await createContent(database.db);
  if (!content.questions[0]) throw new Error('no question');
  question = content.questions[0].id;
});
afterAll(() => database.drop());

const FRESH = { fresh: 'select 1 as version' };

/** Runs the rule for a student. Returns the served questions that it added, and all that the student then has. */
async function count(
  student: string,
  { isLimited = true, before = FRESH }: { isLimited?: boolean; before?: typeof FRESH } = {},
) {
  const added = await runRule(
    database,
    `${countTowardsLimit} returning question_id, day = (now() at time zone 'America/Sao_Paulo')::date as is_today`,
    { student, question, isLimited },
    before,
  );
  const { rows } = await database.pool.query('select question_id from served_questions where student_id = $1', [
    student,
  ]);
  return { added, used: rows.length };
}

it('a first answer uses one question of the day in São Paulo, and later answers use none', async () => {
  const student = await createStudent(database.db);
  expect(await count(student)).toEqual({ added: [{ question_id: question, is_today: true }], used: 1 });
  expect(await count(student)).toEqual({ added: [], used: 1 });
});

it('a question that was served or answered on another day uses nothing', async () => {
  const served = await createStudent(database.db);
  await database.pool.query(
    `insert into served_questions (student_id, day, question_id) values ($1, '2020-01-01', $2)`,
    [served, question],
  );
  expect(await count(served)).toEqual({ added: [], used: 1 });
  const answered = await createStudent(database.db);
  await database.pool.query(
    `insert into student_questions (student_id, question_id, version, answer_id, attempts, answered_at) values ($1, $2, 1, gen_random_uuid(), 1, now())`,
    [answered, question],
  );
  expect(await count(answered)).toEqual({ added: [], used: 0 });
});

it('a plan without a limit and a refused answer use nothing', async () => {
  const student = await createStudent(database.db);
  expect(await count(student, { isLimited: false })).toEqual({ added: [], used: 0 });
  expect(await count(student, { before: { fresh: 'select 1 as version where false' } })).toEqual({
    added: [],
    used: 0,
  });
});
