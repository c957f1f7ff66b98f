import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion } from '@mapa/server-search/testing';
import { latestAnswer } from './latest-answer';
import { createStudent, runRule, uuidOf } from './testing';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let question: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const content = await createContent(database.db);
  if (!content.questions[0]) throw new Error('no question');
  question = content.questions[0].id;
  await createVersion(database.db, question, { statement: 'Outro enunciado', alternatives: ['*Certa', 'Errada'] });
});
afterAll(() => database.drop());

const at = (time: string) => new Date(`2026-11-27T${time}Z`);

interface Given {
  time: string;
  version?: number;
  isReveal?: boolean;
  /** Whether it took the question's place. */
  takes?: boolean;
}

/** Answers of a new student in order of arrival. Returns the result of the last one and the student's row of the question. */
async function rowAfter(answers: Given[]) {
  const student = await createStudent(database.db);
  let given: Record<string, unknown>[] = [];
  for (const [index, { time, version = 1, isReveal = false, takes = true }] of answers.entries()) {
    given = await runRule(
      database,
      latestAnswer,
      { student, question, uuid: uuidOf(index), isReveal, recordedAt: at('15:00:00') },
      {
        fresh: `select ${version} as version, ${isReveal ? 'null::boolean' : 'true'} as correct`,
        given: `select '${at(time).toISOString()}'::timestamptz as answered_at`,
        taken: `select 1 where ${takes}`,
      },
    );
  }
  const { rows } = await database.pool.query(
    `select right(answer_id::text, 1)::int as latest, version, attempts, revealed_at, answered_at
     from student_questions where student_id = $1`,
    [student],
  );
  return { given, row: rows[0] };
}

it('the answer given later is the latest, in any order of arrival', async () => {
  const inOrder = await rowAfter([{ time: '12:00:00' }, { time: '13:00:00' }]);
  expect(inOrder.row).toMatchObject({ latest: 1, attempts: 2, answered_at: at('13:00:00') });
  const outOfOrder = await rowAfter([{ time: '13:00:00' }, { time: '12:00:00' }]);
  expect(outOfOrder.row).toMatchObject({ latest: 0, attempts: 2, answered_at: at('13:00:00') });
});

it('an answer to a later wording prevails over a later answer to an earlier wording', async () => {
  const { row } = await rowAfter([
    { time: '12:00:00', version: 2 },
    { time: '13:00:00', version: 1 },
  ]);
  expect(row).toMatchObject({ latest: 0, version: 2 });
});

it('a reveal is no attempt, replaces no answer, and ends the counting of answers', async () => {
  const { given, row } = await rowAfter([{ time: '12:00:00' }, { time: '13:00:00', isReveal: true }]);
  expect(row).toMatchObject({ latest: 0, attempts: 1, revealed_at: at('13:00:00') });
  expect(given).toEqual([{ unseen: false }]);
  expect((await rowAfter([{ time: '12:00:00' }])).given).toEqual([{ unseen: true }]);
});

it('the first answer after a reveal is the latest, even if it was given before', async () => {
  const { row } = await rowAfter([{ time: '13:00:00', isReveal: true }, { time: '12:00:00' }]);
  expect(row).toMatchObject({ latest: 1, attempts: 1 });
});

it('an answer without a place changes nothing, except the reveal of a later wording', async () => {
  const late = await rowAfter([{ time: '12:00:00' }, { time: '13:00:00', takes: false }]);
  expect(late).toMatchObject({ given: [], row: { latest: 0, attempts: 1 } });
  const sameWording = await rowAfter([{ time: '12:00:00' }, { time: '13:00:00', isReveal: true, takes: false }]);
  expect(sameWording.row).toMatchObject({ revealed_at: null });
  const laterWording = await rowAfter([
    { time: '12:00:00' },
    { time: '13:00:00', isReveal: true, takes: false, version: 2 },
  ]);
  expect(laterWording.row).toMatchObject({ revealed_at: at('13:00:00'), attempts: 1 });
});
