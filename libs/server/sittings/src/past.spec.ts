import { PLAN_LIMITS } from '@mapa/domain';
import { FormerIds, users } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { newSearchIndex } from '@mapa/server-search';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { writeHistories } from '@mapa/server-study';
import { beginSitting } from './begin';
import { closeSitting } from './finish';
import { writeMarks } from './marks';
import { choosePart, readPaper } from './paper';
import { writePastSitting } from './past';
import { settleSittings } from './settle';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let content: TestContent;
beforeAll(async () => {
  database = await createTestDatabase();
  content = await createContent(database.db);
});
afterAll(() => database.drop());

async function createStudent(): Promise<string> {
  const [user] = await database.db
    .insert(users)
    .values({ name: 'Ana', email: `${crypto.randomUUID()}@exemplo.com.br` })
    .returning();
  if (!user) throw new Error('no student');
  return user.id;
}

const TABLES = {
  sittings:
    'exam_id, areas, language, state, duration_ms, paused_ms, paused_at, pauses, entered_at is not null as entered',
  sitting_items:
    'question_id, position, number, area, alternative_id, double_marked, flagged, elapsed_ms, device_id, sequence',
  answers: `id, question_id, version, alternative_id, map_id, notebook_id, epoch, correct, counted, took_place, confidence, elapsed_ms,
    created_at > answered_at as later`,
  student_questions: 'question_id, answer_id, version, alternative_id, correct, attempts',
};

const stored = async (studentId: string) =>
  Promise.all(
    Object.entries(TABLES).map(async ([table, columns]) => {
      const { rows } = await database.pool.query(
        `select ${columns} from ${table} where student_id = '${studentId}' order by 1, 2`,
      );
      return { table, rows };
    }),
  );

it('a generated sitting of the past equals one that was started, marked and delivered', async () => {
  const { db } = database;
  const id = crypto.randomUUID();
  const examId = content.exam.id;
  const sources = {
    db,
    formerIds: new FormerIds(db),
    searchIndex: newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } }),
  };
  const [first, second, , fourth, spanish] = content.questions;
  if (!first || !second || !fourth || !spanish) throw new Error('no questions');
  const choices = [
    { questionId: second.id, alternativeId: second.wrong, elapsedMs: 40_000 },
    { questionId: first.id, alternativeId: first.right, elapsedMs: 65_000 },
    { questionId: spanish.id, alternativeId: spanish.right, elapsedMs: 30_000 },
    { questionId: fourth.id, alternativeId: fourth.right, elapsedMs: 15_000 },
  ];

  const [slow, fast] = [await createStudent(), await createStudent()];
  const limits = PLAN_LIMITS.plano_pago_primary;
  const account = { id: slow, sessionId: '', role: 'estudante', limits, isSitting: true } as const;
  await beginSitting(sources, account, { id, prova_id: examId, idioma: 'espanhol' });
  for (const { questionId, alternativeId, elapsedMs } of choices)
    await writeMarks(db, slow, id, {
      marcas: [{ questao_id: questionId, alternativa_id: alternativeId, tempo_ms: elapsedMs }],
    });
  await closeSitting(db, slow, id, 'entregue');
  await settleSittings(db, account);

  const paper = await readPaper(db, examId);
  if (!paper) throw new Error('no paper');
  const startedAt = new Date(Date.now() - 86_400_000);
  const answers = await writePastSitting(db, {
    studentId: fast,
    id,
    examId,
    part: choosePart(paper, { areas: [], language: 'espanhol' }),
    startedAt,
    deliveredAt: new Date(startedAt.getTime() + 3_600_000),
    marks: choices.map((choice, at) => ({ ...choice, markedAt: new Date(startedAt.getTime() + at * 60_000) })),
  });
  await writeHistories(db, answers);

  const expected = await stored(slow);
  expect(expected.map(({ rows }) => rows.length)).toEqual([1, 5, 4, 4]);
  expect(await stored(fast)).toEqual(expected);
});
