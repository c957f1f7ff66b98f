import { and, eq, sql } from 'drizzle-orm';
import { mapQuestions, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const SELECT = 'POST /api/customer-area/question-map/select';
const REMOVE = 'DELETE /api/customer-area/question-map/{id}';
const RESET = 'POST /api/customer-area/question-map/reset';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const MAPS = 'GET /api/customer-area/question-map/user-maps';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const OLD = 'GET /api/customer-area/question-map/old/{id}';
const MIGRATE = 'POST /api/customer-area/question-map/migrate';
const ANSWER = 'POST /api/customer-area/question/answer';

let api: TestApp;
let content: TestContent;
/** Three editions: the first holds all questions of the paper, the second the first three, the third the first two and one of its own. */
let first: number;
let second: number;
let third: number;

async function publish(name: string, questions: { id: number }[], replaces: number): Promise<number> {
  const [map] = await api.db
    .insert(questionMaps)
    .values({ name, slug: name.toLowerCase().replaceAll(' ', '-'), examId: content.exam.id })
    .returning();
  const id = map?.id ?? 0;
  await api.db.insert(mapQuestions).values(
    questions.map((question, index) => ({
      mapId: id,
      questionId: question.id,
      subjectId: content.crasis.id,
      slot: index + 1,
    })),
  );
  await api.db.update(questionMaps).set({ replacedBy: id }).where(eq(questionMaps.id, replaces));
  return id;
}

const questionAt = (index: number) => {
  const question = content.questions[index];
  if (!question) throw new Error('no such question');
  return question;
};

/** Every student below chose the first edition before another existed. */
const students: Awaited<ReturnType<TestApp['createStudent']>>[] = [];
const nextStudent = () => {
  const student = students.pop();
  if (!student) throw new Error('more students are needed');
  return student;
};

const retract = () => api.db.update(questionMaps).set({ replacedBy: null }).where(eq(questionMaps.id, second));
const replaceSecond = () => api.db.update(questionMaps).set({ replacedBy: third }).where(eq(questionMaps.id, second));

beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  first = content.map.id;
  for (let count = 0; count < 14; count += 1) {
    const student = await api.createStudent();
    await api.ok(SELECT, { mapa_id: first }, student.token);
    students.push(student);
  }
  second = await publish('Mapa X 2', [0, 1, 2].map(questionAt), first);
  third = await publish('Mapa X 3', [questionAt(0), questionAt(1), content.outsider], second);
});
afterAll(() => api.close());

const answer = (token: string, index: number, mapId: number, rest: Record<string, unknown> = {}) =>
  api.ok(
    ANSWER,
    { questao_id: questionAt(index).id, alternativa_id: questionAt(index).right, mapa_id: mapId, ...rest },
    token,
  );

const answeredIn = async (token: string, mapId: number) =>
  (await api.ok(DETAIL, { id: mapId }, token)).progresso.respondidas;

describe('editions of a map', () => {
  it('are unlisted once replaced, and lead a page that still shows one to the newest', async () => {
    expect((await api.ok('GET /api/question-map', {})).data.map(({ nome }) => nome).sort()).toEqual([
      'Mapa X 3',
      'Mapa Z',
    ]);
    expect((await api.ok('GET /api/question-map', { id: first })).data).toEqual([]);
    expect((await api.ok('GET /api/exam/{id}', { id: content.exam.id })).mapa).toEqual({ id: third, nome: 'Mapa X 3' });
    expect((await api.ok('GET /api/institution/{id}', { id: content.board.id })).mapas).toBe(0);
    const { token } = await api.createStudent();
    expect((await api.ok(SELECT, { mapa_id: second }, token)).nova_versao?.id).toBe(third);
    expect((await api.ok('GET /api/question-map/incidence', { id: second })).total).toBe(3);
  });

  it('lead a student who has one to the last edition', async () => {
    const { token } = nextStudent();
    await answer(token, 1, first);
    await answer(token, 2, first);
    expect((await api.ok(MAPS, {}, token)).data[0]?.nova_versao).toEqual({ id: third, nome: 'Mapa X 3' });
    expect(await api.ok(OLD, { id: first }, token)).toMatchObject({
      nova_versao: { id: third },
      em_comum: 2,
      respondidas: 1,
    });
    expect((await api.ok(MIGRATE, { mapa_id: first }, token)).mapa.id).toBe(third);
    expect(
      (await api.ok(MAPS, {}, token)).data.map(({ mapa, nova_versao, progresso }) => [
        mapa.id,
        nova_versao,
        progresso.respondidas,
      ]),
    ).toEqual([[third, null, 1]]);
  });

  it('count the common answers by number: two languages are one, a key that was only read is none', async () => {
    const { token } = nextStudent();
    const both = await publish('Mapa X 4', [3, 4, 5].map(questionAt), third);
    await api.db
      .update(mapQuestions)
      .set({ slot: 2 })
      .where(and(eq(mapQuestions.mapId, both), eq(mapQuestions.questionId, questionAt(5).id)));
    for (const index of [4, 5]) await answer(token, index, first);
    await api.ok(ANSWER, { questao_id: questionAt(3).id, revelada: true, mapa_id: first }, token);
    expect(await api.ok(OLD, { id: first }, token)).toMatchObject({
      nova_versao: { questoes: 2 },
      em_comum: 2,
      respondidas: 1,
    });
    await api.db.update(questionMaps).set({ replacedBy: null }).where(eq(questionMaps.id, third));
  });

  it('return the edition that a student left for as long as the student has the newer one', async () => {
    const { token } = nextStudent();
    await api.ok(MIGRATE, { mapa_id: first }, token);
    expect(await api.ok(OLD, { id: first }, token)).toMatchObject({ mapa: { id: first }, nova_versao: { id: third } });
    expect((await api.call(MIGRATE, { mapa_id: first }, token)).status).toBe(404);
    await api.ok(REMOVE, { id: third }, token);
    expect((await api.call(OLD, { id: first }, token)).status).toBe(404);
  });

  it('can be chosen again by a student who had removed one', async () => {
    const { token } = nextStudent();
    await api.ok(REMOVE, { id: first }, token);
    expect((await api.ok(SELECT, { mapa_id: first }, token)).nova_versao?.id).toBe(third);
  });
});

describe('an answer that waited for the old edition', () => {
  it('is moved to the new edition', async () => {
    const { token } = nextStudent();
    await api.ok(MIGRATE, { mapa_id: first }, token);
    const uuid = crypto.randomUUID();
    expect(await answer(token, 0, first, { uuid, epoca: 1 })).toMatchObject({
      acertou: true,
      contabilizada: true,
      nova_versao_id: third,
    });
    expect(await answeredIn(token, third)).toBe(1);
    const list = await api.ok(QUESTIONS, { id: third }, token);
    expect(list.data.find(({ id }) => id === questionAt(0).id)?.resposta).toMatchObject({ uuid, acertou: true });
    // Sent again, as an outbox does after the first response was lost.
    expect(await answer(token, 0, first, { uuid, epoca: 1 })).toMatchObject({ nova_versao_id: third });
    expect(await answeredIn(token, third)).toBe(1);
  });

  it('stays in the old edition if the new one does not hold its question', async () => {
    const { token } = nextStudent();
    await api.ok(MIGRATE, { mapa_id: first }, token);
    const kept = await answer(token, 3, first, { epoca: 1 });
    expect([kept.contabilizada, kept.nova_versao_id]).toEqual([true, undefined]);
    expect(await answeredIn(token, third)).toBe(0);
  });

  it('does not count if the question was answered in the new edition first, or after a reset of either', async () => {
    const { token } = nextStudent();
    await api.ok(RESET, { mapa_id: first }, token);
    await api.ok(MIGRATE, { mapa_id: first }, token);
    await answer(token, 0, first, { epoca: 1 });
    expect(await answeredIn(token, third)).toBe(0);
    const { wrong, id } = questionAt(0);
    await api.ok(ANSWER, { questao_id: id, alternativa_id: wrong, mapa_id: third }, token);
    await answer(token, 0, first, { epoca: 2 });
    expect((await api.ok(DETAIL, { id: third }, token)).progresso).toMatchObject({ respondidas: 1, erradas: 1 });
    await api.ok(RESET, { mapa_id: third }, token);
    expect((await answer(token, 1, first, { epoca: 2 })).nova_versao_id).toBeUndefined();
    expect(await answeredIn(token, third)).toBe(0);
  });

  it('is moved over several editions, but not past a reset between them', async () => {
    await retract();
    const [one, other] = [nextStudent(), nextStudent()];
    for (const { token } of [one, other]) await api.ok(MIGRATE, { mapa_id: first }, token);
    await api.ok(RESET, { mapa_id: second }, other.token);
    await replaceSecond();
    for (const { token } of [one, other]) await api.ok(MIGRATE, { mapa_id: second }, token);
    for (const { token } of [one, other]) await answer(token, 0, first, { epoca: 1 });
    await answer(other.token, 1, second, { epoca: 2 });
    expect([await answeredIn(one.token, third), await answeredIn(other.token, third)]).toEqual([1, 1]);
  });

  it('stays in the old edition once the student has chosen that again', async () => {
    const { token } = nextStudent();
    await api.ok(MIGRATE, { mapa_id: first }, token);
    await api.ok(SELECT, { mapa_id: first }, token);
    await answer(token, 0, first, { epoca: 1 });
    expect([await answeredIn(token, first), await answeredIn(token, third)]).toEqual([1, 0]);
  });

  it.each([
    ['before', ['answer', 'migrate']],
    ['behind', ['migrate', 'answer']],
  ] as const)('is neither lost nor doubled if it arrives %s the move', async (_, order) => {
    const { token, user } = nextStudent();
    const barrier = await api.db.$client.connect();
    await barrier.query('begin');
    await barrier.query('select from student_maps where student_id = $1 and map_id = $2 for update', [user.id, first]);
    const waiting = async () =>
      await api.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);
    const acts = {
      answer: () => answer(token, 0, first, { epoca: 1 }),
      migrate: () => api.ok(MIGRATE, { mapa_id: first }, token),
    };
    const begun: Promise<unknown>[] = [];
    for (const act of order) {
      begun.push(acts[act]());
      while ((await waiting()) < begun.length);
    }
    await barrier.query('commit');
    barrier.release();
    await Promise.all(begun);
    expect(await answeredIn(token, third)).toBe(1);
  });
});
