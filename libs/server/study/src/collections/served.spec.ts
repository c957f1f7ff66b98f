import { PLAN_LIMITS, refusalAt } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { mapQuestions, servedQuestions, type users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const SELECT = 'POST /api/customer-area/question-map/select';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const NOTEBOOK = 'GET /api/customer-area/question-notebook/{id}/questions';
const RESET = 'POST /api/customer-area/question-map/reset';
const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';

const LIMIT = PLAN_LIMITS.plano_gratis.questionsPerDay ?? 0;
const REFUSED = { erro: [refusalAt('questionsPerDay', PLAN_LIMITS.plano_gratis)] };

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const question = (index: number) => {
  const found = content.questions[index];
  if (!found) throw new Error('no such question');
  return found;
};
const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** A student with the map of six questions, with this many questions left for today. */
async function studentWith(left: number, overrides: Partial<typeof users.$inferInsert> = {}) {
  const student = await api.createStudent(overrides);
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  const studentId = student.user.id;
  await api.db.execute(sql`
    insert into served_questions select ${studentId}, ${today}, 1000000 + n from generate_series(1, ${LIMIT - left}::int) n`);
  const served = () =>
    api.db.$count(servedQuestions, and(eq(servedQuestions.studentId, studentId), eq(servedQuestions.day, today)));
  const page = (more: Record<string, unknown> = {}) =>
    api.call(QUESTIONS, { id: content.map.id, ...more }, student.token);
  return { ...student, served, page };
}
type Listed = { data: { id: number; bloqueada?: boolean; enunciado: string; alternativas: unknown[] }[] };
const blockedIn = (body: unknown) => (body as Listed).data.map((one) => one.bloqueada ?? false);
const answerOf = (index: number) => ({
  questao_id: question(index).id,
  alternativa_id: question(index).right,
  mapa_id: content.map.id,
});

describe('the questions of a day', () => {
  it('count once, however often they are served', async () => {
    const { page, served } = await studentWith(LIMIT);
    for (const _ of [1, 2]) expect(blockedIn((await page()).body)).toEqual([false, false, false, false, false, false]);
    expect(await served()).toBe(6);
  });

  it('are complete up to the limit, in order, and the others have no content', async () => {
    const { page, served } = await studentWith(2);
    const { body } = await page();
    expect(blockedIn(body)).toEqual([false, false, true, true, true, true]);
    const [first, , third] = (body as unknown as Listed).data;
    expect(first?.enunciado).toContain('Enunciado');
    expect(third).toMatchObject({ enunciado: '', alternativas: [], gabarito: null });
    expect(await served()).toBe(LIMIT);
  });

  it('are refused if a page has only new ones and none is left, with the way to lift the limit', async () => {
    const { page, token, served } = await studentWith(0);
    const { status, body } = await page();
    expect([status, body]).toEqual([403, REFUSED]);
    const { id } = await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'x', questoes: [question(0).id] },
      token,
    );
    const notebook = await api.call(NOTEBOOK, { id }, token);
    expect([notebook.status, notebook.body]).toEqual([403, REFUSED]);
    expect(await served()).toBe(LIMIT);
  });

  it('include answered and served ones, even if none is left and after a reset', async () => {
    const { page, token } = await studentWith(2);
    await page({ per_page: 2 });
    await api.ok(ANSWER, answerOf(2), token);
    expect(blockedIn((await page()).body)).toEqual([false, false, false, true, true, true]);
    await api.ok(RESET, { mapa_id: content.map.id }, token);
    expect(blockedIn((await page()).body)).toEqual([false, false, false, true, true, true]);
  });

  it('never exceed the limit for concurrent pages', async () => {
    const { page, served } = await studentWith(3);
    const pages = await Promise.all(Array.from({ length: 8 }, (_, n) => page({ page: (n % 3) + 1, per_page: 2 })));
    expect(await served()).toBe(LIMIT);
    const whole = pages.flatMap(({ status, body }) => (status === 200 ? (body as unknown as Listed).data : []));
    expect(new Set(whole.filter((one) => !one.bloqueada).map((one) => one.id)).size).toBe(3);
    for (const one of whole) expect(one.enunciado === '').toBe(one.bloqueada ?? false);
  });

  it('start anew on the next day', async () => {
    const { page, served, user } = await studentWith(0);
    await api.db
      .update(servedQuestions)
      .set({ day: sql`${servedQuestions.day} - 1` })
      .where(eq(servedQuestions.studentId, user.id));
    expect((await page()).status).toBe(200);
    expect(await served()).toBe(6);
  });

  it('count on the day they were first served, even if they are read or answered later', async () => {
    const { page, served, token, user } = await studentWith(LIMIT);
    await page();
    await api.db
      .update(servedQuestions)
      .set({ day: sql`${servedQuestions.day} - 1` })
      .where(eq(servedQuestions.studentId, user.id));
    await page();
    await api.ok(ONE, { id: question(1).id }, token);
    for (const place of [0, 1]) await api.ok(ANSWER, answerOf(place), token);
    expect(await served()).toBe(0);
  });

  it('are removed on the next day once they are answered', async () => {
    const { page, served, token, user } = await studentWith(LIMIT);
    await page({ per_page: 2 });
    await api.ok(ANSWER, answerOf(0), token);
    await api.db
      .update(servedQuestions)
      .set({ day: sql`${servedQuestions.day} - 1` })
      .where(eq(servedQuestions.studentId, user.id));
    await page();
    expect(await served()).toBe(4);
    expect(await api.db.$count(servedQuestions, eq(servedQuestions.studentId, user.id))).toBe(5);
  });

  it('never prevent an answer, which counts its question as served', async () => {
    const { token, served } = await studentWith(0);
    expect((await api.call(ANSWER, answerOf(0), token)).status).toBe(200);
    expect(await served()).toBe(LIMIT + 1);
    await api.ok(ANSWER, answerOf(0), token);
    expect(await served()).toBe(LIMIT + 1);
    expect((await api.call(ANSWER, { ...answerOf(1), alternativa_id: question(0).right }, token)).status).toBe(422);
    expect(await served()).toBe(LIMIT + 1);
  });

  it('are refused one by one, and a refusal uses none up', async () => {
    const { token, served, page } = await studentWith(1);
    await api.ok(ONE, { id: question(0).id }, token);
    expect(await served()).toBe(LIMIT - 1);
    await page({ per_page: 1 });
    await api.ok(ONE, { id: question(0).id }, token);
    const { status, body } = await api.call(ONE, { id: question(1).id }, token);
    expect([status, body]).toEqual([403, REFUSED]);
    await api.ok(ANSWER, answerOf(1), token);
    await api.ok(ONE, { id: question(1).id }, token);
  });

  it.each([
    ['paid students', { plan: 'plano_pago_primary_nova' }],
    ['teachers', { role: 'professor' }],
  ])('are not limited for %s', async (_who, overrides) => {
    const { page, token, served } = await studentWith(0, overrides);
    expect(blockedIn((await page()).body)).not.toContain(true);
    await api.ok(ONE, { id: question(0).id }, token);
    await api.ok(ANSWER, answerOf(0), token);
    expect(await served()).toBe(LIMIT);
  });

  it('are limited for a student on an unknown plan', async () => {
    expect((await (await studentWith(0, { plan: 'plano_x' })).page()).status).toBe(403);
  });

  it('are not limited in the public lists', async () => {
    const { token } = await studentWith(0);
    const asked = { id: question(0).id };
    expect((await api.ok('GET /api/question', asked, token)).data).toEqual(
      (await api.ok('GET /api/question', asked)).data,
    );
    expect(await api.db.$count(mapQuestions, eq(mapQuestions.mapId, content.map.id))).toBe(6);
  });
});
