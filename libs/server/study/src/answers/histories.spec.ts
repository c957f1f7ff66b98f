import { PLAN_LIMITS, randomNumbers } from '@mapa/domain';
import { notebookQuestions, notebooks, questions, studentMaps, users } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { eq } from 'drizzle-orm';
import { type PastAnswer, writeHistories } from './histories';
import { recordAnswer } from './record';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let content: TestContent;
let choices: { questionId: number; alternativeId: number }[];
beforeAll(async () => {
  database = await createTestDatabase();
  content = await createContent(database.db);
  const [annulled, renewed] = content.questions;
  if (!annulled || !renewed) throw new Error('no questions');
  await database.db.update(questions).set({ annulled: true }).where(eq(questions.id, annulled.id));
  await createVersion(database.db, renewed.id, { alternatives: ['*Outra certa', 'Outra errada'] });
  choices = await rows(`select q.id as "questionId", a.id as "alternativeId" from questions q
    join alternatives a on a.question_id = q.id and a.version = q.current_version order by a.id`);
});
afterAll(() => database.drop());

const rows = async (query: string) => (await database.pool.query(query)).rows;

const START = Date.parse('2026-10-01T12:00:00Z');
const MINUTE = 60_000;

/** A student with two maps and a notebook. */
async function createStudent() {
  const { db } = database;
  const [user] = await db
    .insert(users)
    .values({ name: 'Ana', email: `${crypto.randomUUID()}@exemplo.com.br`, createdAt: new Date(START) })
    .returning();
  if (!user) throw new Error('no student');
  const notebookId = crypto.randomUUID();
  const studentId = user.id;
  await db.insert(studentMaps).values([content.map, content.otherMap].map(({ id }) => ({ studentId, mapId: id })));
  await db.insert(notebooks).values({ studentId, id: notebookId, name: 'Caderno', source: {} });
  await db
    .insert(notebookQuestions)
    .values(content.questions.map(({ id }, place) => ({ studentId, notebookId, questionId: id, position: place + 1 })));
  return { studentId, notebookId };
}

type Student = Awaited<ReturnType<typeof createStudent>>;

/** The same answers for any student: most arrive at once, some wait on a device and arrive after later ones. */
function historyOf({ studentId, notebookId }: Student, seed: number): PastAnswer[] {
  const { uniform } = randomNumbers(seed);
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(uniform() * things.length)];
    if (thing === undefined) throw new Error('nothing to pick');
    return thing;
  };
  return Array.from({ length: 60 }, (_, at) => {
    const choice = pick(choices);
    const place = uniform();
    const answeredAt = new Date(START + at * 10 * MINUTE);
    return {
      studentId,
      id: crypto.randomUUID(),
      ...choice,
      mapId: place < 0.3 ? content.map.id : place < 0.4 ? content.otherMap.id : null,
      notebookId: place > 0.75 ? notebookId : null,
      confidence: pick(['chute', 'duvida', 'certeza', null] as const),
      elapsedMs: pick([null, 20_000, 90_000]),
      answeredAt,
      arrivedAt: new Date(answeredAt.getTime() + (uniform() < 0.2 ? 35 * MINUTE + at : 0)),
    };
  });
}

const CONTENT = `version, alternative_id, correct, answered_at`;
const TABLES = {
  answers: `question_id, map_id, notebook_id is not null as in_notebook, epoch, counted, revealed, key_released, took_place,
    confidence, elapsed_ms, created_at, ${CONTENT}`,
  student_questions: `question_id, attempts, revealed_at, changed_at, ${CONTENT}`,
  map_answers: `map_id, question_id, epoch, revealed, arrived_at, ${CONTENT}`,
  notebook_answers: `question_id, epoch, revealed, arrived_at, ${CONTENT}`,
};

const stored = async ({ studentId }: Student) =>
  Promise.all(
    Object.entries(TABLES).map(async ([table, columns]) => ({
      table,
      rows: await rows(
        `select ${columns} from ${table} where student_id = '${studentId}' order by answered_at, question_id`,
      ),
    })),
  );

describe('histories written at once', () => {
  it.each([1, 2, 3, 4, 5])('equal the same answers written one by one (%d)', async (seed) => {
    const [slow, fast] = [await createStudent(), await createStudent()];
    const account = { id: slow.studentId, sessionId: '', role: 'estudante', isSitting: false } as const;
    const limits = PLAN_LIMITS.plano_pago_primary;
    const arrivals = historyOf(slow, seed).sort((one, other) => one.arrivedAt.getTime() - other.arrivedAt.getTime());
    for (const answer of arrivals)
      await recordAnswer(
        database.db,
        { ...account, limits },
        {
          uuid: answer.id,
          questao_id: answer.questionId,
          alternativa_id: answer.alternativeId,
          ...(answer.mapId !== null && { mapa_id: answer.mapId }),
          ...(answer.notebookId !== null && { caderno_id: answer.notebookId }),
          ...(answer.confidence && { confianca: answer.confidence }),
          tempo_ms: answer.elapsedMs,
          respondida_em: answer.answeredAt.toISOString(),
        },
        { arrivedAt: answer.arrivedAt },
      );
    await writeHistories(database.db, historyOf(fast, seed));
    const expected = await stored(slow);
    expect(expected.map((one) => one.rows.length > 0)).toEqual([true, true, true, true]);
    expect(await stored(fast)).toEqual(expected);
  });

  it('are refused if an alternative is not in the present wording', async () => {
    const student = await createStudent();
    const [answer] = historyOf(student, 1);
    if (!answer) throw new Error('no answer');
    const former = {
      ...answer,
      questionId: content.questions[1]?.id ?? 0,
      alternativeId: content.questions[1]?.right ?? 0,
    };
    await expect(writeHistories(database.db, [former])).rejects.toThrow('not one of today');
  });
});
