import { refusalAt, PLAN_LIMITS } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { alternatives, answers, keyReleases, questions, questionVersions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const CREATE = 'POST /api/customer-area/question-notebook/';
const FROM_EXAM = 'POST /api/customer-area/exam/create-question-notebook';
const RELEASE = 'POST /api/customer-area/question-notebook/release-key';
const ONE = 'GET /api/customer-area/question-notebook/id';
const QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const RESET = 'POST /api/customer-area/question-notebook/reset';
const ANSWER = 'POST /api/customer-area/question/answer';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

type Question = TestContent['questions'][number];

async function studentWithPaper(plan = 'plano_pago_primary') {
  const student = await api.createStudent({ plan });
  const { id } = await api.ok(FROM_EXAM, { prova_id: content.exam.id }, student.token);
  const answer = (
    { id: questao_id, right }: Pick<Question, 'id' | 'right'>,
    more: Record<string, unknown> = { caderno_id: id },
  ) => api.ok(ANSWER, { questao_id, alternativa_id: right, ...more }, student.token);
  return { ...student, id, answer, release: () => api.ok(RELEASE, { caderno_id: id }, student.token) };
}

/** The number of students in a question's statistics, as seen by somebody who answered it long ago. */
async function everybodyOn(question: Question): Promise<number> {
  const { token } = await api.createStudent();
  return (await api.ok(STATISTICS, { id: question.id }, token)).respostas;
}

const first = () => content.questions[0] as Question;

describe('the key of a whole notebook', () => {
  it('comes with every question, and each key is recorded by notebook, epoch and version', async () => {
    const { id, user, token, release } = await studentWithPaper();
    await api.ok(RESET, { caderno_id: id }, token);
    const { data, total } = await release();
    // Five numbers, of which one has two languages.
    expect([total, data.length]).toEqual([5, 6]);
    expect(data.map(({ gabarito, resposta }) => [gabarito?.letra, gabarito?.comentario, resposta])).toEqual(
      data.map(() => ['B', '<p>Comentário do professor.</p>', null]),
    );
    const rows = await api.db.select().from(keyReleases).where(eq(keyReleases.studentId, user.id));
    expect(rows.map((row) => [row.notebookId, row.epoch, row.questionId, row.version]).sort()).toEqual(
      content.questions.map((question) => [id, 2, question.id, 1]).sort(),
    );
  });

  it('answers no question: each is still open', async () => {
    const { id, user, token, release } = await studentWithPaper();
    expect((await api.ok(ONE, { id }, token)).gabarito_liberado_em).toBeNull();
    await release();
    const detail = await api.ok(ONE, { id }, token);
    expect(detail).toMatchObject({
      progresso: { respondidas: 0 },
      continuar: { questao_id: first().id },
      ultima_resposta_em: null,
    });
    expect(Date.parse(detail.gabarito_liberado_em ?? '')).toBeGreaterThan(0);
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(0);
    const { data } = await api.ok(QUESTIONS, { id, gabarito: true }, token);
    expect(data.map(({ gabarito }) => gabarito)).toEqual(data.map(() => null));
  });

  it('lets later answers fill the progress and the own accuracy', async () => {
    const { id, token, answer, release } = await studentWithPaper();
    await release();
    expect(await answer(first())).toMatchObject({ acertou: true, contabilizada: true, gabarito_liberado: true });
    expect((await api.ok(ONE, { id }, token)).progresso).toMatchObject({ respondidas: 1, certas: 1 });
    expect(await api.ok(PERFORMANCE, { id: content.exam.id }, token)).toMatchObject({
      respondidas: 1,
      certas: 1,
      depois_do_gabarito: 1,
    });
  });

  it("keeps later answers in any place out of everybody's statistics and of TRI", async () => {
    const { token, answer, release } = await studentWithPaper();
    await release();
    await answer(first());
    await answer(content.questions[1] as Question, {});
    for (const question of content.questions.slice(0, 2)) expect(await everybodyOn(question)).toBe(0);
    expect(await api.ok(TRI, { id: content.exam.id }, token)).toMatchObject({ respondidas: 0, nota: null });
  });

  it('keeps later answers out of percentiles', async () => {
    const everybody = await Promise.all(Array.from({ length: 5 }, () => studentWithPaper()));
    for (const { answer } of everybody) for (const question of content.questions.slice(0, 5)) await answer(question);
    const { token, answer, release } = await studentWithPaper();
    await release();
    for (const question of content.questions.slice(0, 5)) await answer(question);
    const performance = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
    expect(performance).toMatchObject({ respondidas: 5, todos: { estudantes: 5, percentil: null } });
  });

  it("leaves earlier answers in everybody's statistics", async () => {
    const { answer, release } = await studentWithPaper();
    expect(await answer(first())).not.toHaveProperty('gabarito_liberado');
    await release();
    await answer(first(), {});
    expect(await everybodyOn(first())).toBe(1);
  });

  it('keeps later answers out in the next epoch too, and reports its time in this epoch only', async () => {
    const { id, token, answer, release } = await studentWithPaper();
    await release();
    await api.ok(RESET, { caderno_id: id }, token);
    expect((await api.ok(ONE, { id }, token)).gabarito_liberado_em).toBeNull();
    expect(await answer(first())).toMatchObject({ contabilizada: true, gabarito_liberado: true });
  });

  it('applies to one wording: an answer to a later wording counts for everybody', async () => {
    const { id, answer, release } = await studentWithPaper();
    await release();
    await api.db
      .insert(questionVersions)
      .values({ questionId: first().id, version: 2, statement: '<p>Novo</p>', contentHash: 'n' });
    const [right] = await api.db
      .insert(alternatives)
      .values({ questionId: first().id, version: 2, position: 0, letter: 'A', text: 'A', correct: true })
      .returning();
    await api.db.update(questions).set({ currentVersion: 2 }).where(eq(questions.id, first().id));
    const given = await answer({ id: first().id, right: right?.id ?? 0 }, { caderno_id: id });
    expect(given).toMatchObject({ acertou: true, contabilizada: true });
    expect(given).not.toHaveProperty('gabarito_liberado');
    expect(await everybodyOn(first())).toBe(1);
  });

  it('is recorded once, however often and from however many tabs it is requested', async () => {
    const { user, release } = await studentWithPaper();
    await Promise.all([release(), release(), release()]);
    await release();
    expect(await api.db.$count(keyReleases, eq(keyReleases.studentId, user.id))).toBe(content.questions.length);
  });

  it('comes page by page, and is recorded only for the pages that were sent', async () => {
    const { id, user, token } = await studentWithPaper();
    const { data, last_page } = await api.ok(RELEASE, { caderno_id: id, page: 2, per_page: 4 }, token);
    expect([data.map((one) => one.id), last_page]).toEqual([content.questions.slice(4).map((one) => one.id), 2]);
    expect(await api.db.$count(keyReleases, eq(keyReleases.studentId, user.id))).toBe(2);
  });
});

describe('the plan', () => {
  const FREE = PLAN_LIMITS.plano_gratis;
  const useUp = (id: string, left: number) =>
    api.db.execute(sql`insert into served_questions
      select ${id}, (now() at time zone 'America/Sao_Paulo')::date, 1000000 + n from generate_series(1, ${(FREE.questionsPerDay ?? 0) - left}::int) n`);

  it("withholds the keys of questions beyond the day's limit, and teachers' comments, and records neither", async () => {
    const { user, release } = await studentWithPaper('plano_gratis');
    await useUp(user.id, 2);
    await api.db.execute(sql`update question_versions set comment = '<p>Um começo. E o resto.</p>'`);
    const { data } = await release();
    expect(data.map(({ bloqueada, gabarito }) => [bloqueada ?? false, gabarito])).toEqual(
      data.map((_, at) =>
        at < 2
          ? [false, expect.objectContaining({ letra: 'B', comentario: null, comentario_bloqueado: true })]
          : [true, null],
      ),
    );
    const released = await api.db
      .select({ id: keyReleases.questionId })
      .from(keyReleases)
      .where(eq(keyReleases.studentId, user.id));
    expect(released.map(({ id }) => id).sort()).toEqual(
      content.questions
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('refuses the key if it withholds everything', async () => {
    const { id, user, token } = await studentWithPaper('plano_gratis');
    await useUp(user.id, 0);
    const { status, body } = await api.call(RELEASE, { caderno_id: id }, token);
    expect([status, body]).toEqual([403, { erro: [refusalAt('questionsPerDay', FREE)] }]);
    expect(await api.db.$count(keyReleases, eq(keyReleases.studentId, user.id))).toBe(0);
  });
});

it('the key of a notebook is refused to visitors, for a foreign, removed or absent notebook, and without its id', async () => {
  const [{ id, token }, other] = [await studentWithPaper(), await api.createStudent()];
  expect((await api.call(RELEASE, { caderno_id: id })).status).toBe(401);
  expect((await api.call(RELEASE, { caderno_id: id }, other.token)).status).toBe(404);
  expect((await api.call(RELEASE, { caderno_id: NOBODYS }, token)).status).toBe(404);
  expect((await api.call(RELEASE, { caderno_id: id, page: 9 }, token)).status).toBe(404);
  for (const body of [{}, { caderno_id: 'x' }, { caderno_id: id, page: 0 }])
    expect((await api.call(RELEASE, body, token)).status).toBe(422);
  await api.ok('DELETE /api/customer-area/question-notebook/{id}', { id }, token);
  expect((await api.call(RELEASE, { caderno_id: id }, token)).status).toBe(404);
  expect(await api.db.$count(keyReleases)).toBe(0);
});

it('a reveal in a notebook, as older tabs send it, is still accepted', async () => {
  const { id, token, user } = await studentWithPaper();
  const reveal = { questao_id: first().id, caderno_id: id, revelada: true, uuid: crypto.randomUUID(), epoca: 1 };
  expect(await api.ok(ANSWER, reveal, token)).toMatchObject({
    acertou: null,
    contabilizada: false,
    gabarito: { letra: 'B' },
  });
  expect((await api.ok(ONE, { id }, token)).continuar?.questao_id).not.toBe(first().id);
  expect(await api.db.$count(answers, and(eq(answers.studentId, user.id), eq(answers.revealed, true)))).toBe(1);
  const picked = await api.ok(CREATE, { nome: 'Outro', questoes: [first().id] }, token);
  expect(
    await api.ok(ANSWER, { questao_id: first().id, alternativa_id: first().right, caderno_id: picked.id }, token),
  ).toMatchObject({ contabilizada: false });
});
