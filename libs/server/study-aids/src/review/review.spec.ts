import { eq } from 'drizzle-orm';
import { answers, questions, reviewCards } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const REVIEW = 'GET /api/customer-area/question/review';
const OVERCONFIDENT = 'GET /api/customer-area/question/overconfident';
const ANSWER = 'POST /api/customer-area/question/answer';
const DAY_MS = 86_400_000;

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const question = (index: number) => content.questions[index] as TestContent['questions'][number];
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

interface Given {
  index: number;
  right: boolean;
  days: number;
  confianca?: string;
  mapa_id?: number;
}

const give = (token: string, { index, right, days, ...rest }: Given) => {
  const { id, right: key, wrong } = question(index);
  return api.ok(
    ANSWER,
    { questao_id: id, alternativa_id: right ? key : wrong, respondida_em: daysAgo(days), ...rest },
    token,
  );
};
const due = async (token: string, query = {}) => (await api.ok(REVIEW, query, token)).data;
const dueIds = async (token: string, query = {}) => (await due(token, query)).map(({ questao }) => questao.id);

describe('GET /api/customer-area/question/review', () => {
  it('lists what is due today, the longest due first, and says why', async () => {
    const { token } = await api.createStudent();
    await give(token, { index: 0, right: false, days: 10 });
    await give(token, { index: 1, right: true, days: 200, confianca: 'duvida' });
    await give(token, { index: 2, right: true, days: 300 });
    await give(token, { index: 3, right: true, days: 0, confianca: 'certeza' });
    const items = await due(token);
    expect(items.map(({ questao, motivo }) => [questao.id, motivo])).toEqual([
      [question(2).id, 'esquecimento'],
      [question(1).id, 'insegura'],
      [question(0).id, 'errada'],
    ]);
    for (const { retencao, revisoes, vence_em } of items) {
      expect(retencao).toBeLessThan(0.95);
      expect(revisoes).toBe(1);
      expect(new Date(vence_em).getTime()).toBeLessThan(Date.now() + DAY_MS);
    }
  });

  it('drops a question once it is answered again, and schedules it for the next day after another mistake', async () => {
    const { token } = await api.createStudent();
    await give(token, { index: 0, right: false, days: 10 });
    await give(token, { index: 1, right: false, days: 10 });
    expect(await dueIds(token)).toHaveLength(2);
    await give(token, { index: 0, right: true, days: 0 });
    expect(await dueIds(token)).toEqual([question(1).id]);
    await give(token, { index: 1, right: false, days: 2 });
    expect(await due(token)).toMatchObject([{ questao: { id: question(1).id }, revisoes: 2 }]);
  });

  it('recomputes a card of an older schedule', async () => {
    const { user, token } = await api.createStudent();
    await give(token, { index: 0, right: false, days: 10 });
    const [fresh] = await due(token);
    await api.db
      .update(reviewCards)
      .set({ scheduleVersion: 1, stability: 99, dueAt: new Date('2999-01-01') })
      .where(eq(reviewCards.studentId, user.id));
    expect(await due(token)).toEqual([fresh]);
  });

  it('says when the next question is due after today, in the given notebook, and whether any may be', async () => {
    const { token } = await api.createStudent();
    expect((await api.ok(REVIEW, {}, token)).proxima_em).toBeNull();
    await give(token, { index: 0, right: false, days: 10 });
    expect((await api.ok(REVIEW, {}, token)).proxima_em).toBeNull();
    await give(token, { index: 1, right: true, days: 0 });
    const { total, proxima_em, agora } = await api.ok(REVIEW, {}, token);
    expect(Math.abs(new Date(agora ?? 0).getTime() - Date.now())).toBeLessThan(60_000);
    expect(total).toBe(1);
    expect(new Date(proxima_em ?? 0).getTime()).toBeGreaterThan(Date.now());
    await give(token, { index: 2, right: false, days: 0 });
    const sooner = (await api.ok(REVIEW, {}, token)).proxima_em;
    expect(new Date(sooner ?? 0).getTime()).toBeLessThan(new Date(proxima_em ?? 0).getTime());
    const { id: caderno_id } = await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'x', questoes: [question(1).id] },
      token,
    );
    expect((await api.ok(REVIEW, { caderno_id }, token)).proxima_em).toBe(proxima_em);
    await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: question(1).id }, token);
    expect((await api.ok(REVIEW, { caderno_id }, token)).proxima_em).toBeNull();
  });

  it("is limited to one map or notebook on request, and never includes another student's", async () => {
    const [ana, bia] = [await api.createStudent(), await api.createStudent()];
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, ana.token);
    await give(ana.token, { index: 0, right: false, days: 10, mapa_id: content.map.id });
    await api.ok(
      ANSWER,
      { questao_id: content.outsider.id, alternativa_id: content.outsider.wrong, respondida_em: daysAgo(10) },
      ana.token,
    );
    const { id: caderno_id } = await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'x', questoes: [content.outsider.id] },
      ana.token,
    );
    expect(await dueIds(ana.token)).toHaveLength(2);
    expect(await dueIds(ana.token, { mapa_id: content.map.id })).toEqual([question(0).id]);
    expect(await dueIds(ana.token, { caderno_id })).toEqual([content.outsider.id]);
    expect(await dueIds(bia.token)).toEqual([]);
    for (const name of [REVIEW, OVERCONFIDENT] as const) {
      expect((await api.call(name, { caderno_id }, bia.token)).status).toBe(404);
      expect((await api.call(name, { mapa_id: content.map.id }, bia.token)).status).toBe(404);
      expect((await api.call(name, { mapa_id: content.map.id, caderno_id }, ana.token)).status).toBe(422);
      expect((await api.call(name, { mapa_id: 'x' }, ana.token)).status).toBe(422);
      expect((await api.call(name)).status).toBe(401);
    }
  });

  it('excludes hidden, annulled and outdated questions, and those whose key was seen first', async () => {
    const { token } = await api.createStudent();
    const { id } = question(5);
    await give(token, { index: 5, right: false, days: 10 });
    await api.ok('PUT /api/customer-area/question/hidden/{id}', { id }, token);
    expect(await dueIds(token)).toEqual([]);
    await api.ok('DELETE /api/customer-area/question/hidden/{id}', { id }, token);
    for (const flag of [{ annulled: true }, { outdated: true }]) {
      await api.db.update(questions).set(flag).where(eq(questions.id, id));
      expect(await dueIds(token)).toEqual([]);
      await api.db.update(questions).set({ annulled: false, outdated: false }).where(eq(questions.id, id));
    }
    expect(await dueIds(token)).toEqual([id]);
    const other = await api.createStudent();
    await api.ok(ANSWER, { questao_id: id, revelada: true, respondida_em: daysAgo(20) }, other.token);
    await give(other.token, { index: 5, right: false, days: 10 });
    expect(await dueIds(other.token)).toEqual([]);
  });

  it('follows from the history alone: lost, doubled and late rows change nothing', async () => {
    const { user, token } = await api.createStudent();
    await give(token, { index: 0, right: true, days: 40 });
    await give(token, { index: 0, right: false, days: 20 });
    await give(token, { index: 1, right: false, days: 20 });
    const kept = await due(token);
    expect(kept).toHaveLength(2);
    const stored = () =>
      api.db.select().from(reviewCards).where(eq(reviewCards.studentId, user.id)).orderBy(reviewCards.questionId);
    const cards = await stored();
    await api.db.delete(reviewCards).where(eq(reviewCards.studentId, user.id));
    await Promise.all([due(token), due(token), due(token)]);
    expect(await stored()).toEqual(cards);
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(3);
  });

  it('counts an answer that was given before the last one and arrived after it', async () => {
    const { token } = await api.createStudent();
    await give(token, { index: 0, right: false, days: 10 });
    expect(await due(token)).toMatchObject([{ revisoes: 1 }]);
    await give(token, { index: 0, right: true, days: 40 });
    expect(await due(token)).toMatchObject([{ revisoes: 2, motivo: 'errada' }]);
  });

  it('updates a long history in one pass', async () => {
    const { user, token } = await api.createStudent();
    const many = 1_200;
    await api.db.execute(`insert into questions (source_key, content_hash, kind, subject_id, subject_path, search)
      select 'many::' || n, 'h', 'questaovf', ${content.crasis.id}, array[${content.crasis.path.join()}], ''::tsvector from generate_series(1, ${many}) n`);
    await api.db.execute(`with given as (
        insert into answers (student_id, id, question_id, version, correct, counted, answered_at)
        select '${user.id}', gen_random_uuid(), id, 1, false, true, now() - interval '5 days' from questions where source_key like 'many::%'
        returning *)
      insert into student_questions (student_id, question_id, answer_id, correct, answered_at)
      select student_id, question_id, id, correct, answered_at from given`);
    expect((await api.ok(REVIEW, {}, token)).total).toBe(many);
    expect((await api.call(REVIEW, { page: 100 }, token)).status).toBe(404);
  });
});

describe('GET /api/customer-area/question/overconfident', () => {
  it('lists confident wrong answers, until they are answered correctly', async () => {
    const { token } = await api.createStudent();
    await give(token, { index: 0, right: false, days: 3, confianca: 'certeza' });
    await give(token, { index: 1, right: false, days: 2, confianca: 'certeza' });
    await give(token, { index: 2, right: false, days: 1, confianca: 'chute' });
    await give(token, { index: 3, right: true, days: 1, confianca: 'certeza' });
    const wrong = async () => (await api.ok(OVERCONFIDENT, {}, token)).data.map(({ questao }) => questao.id);
    expect(await wrong()).toEqual([question(1).id, question(0).id]);
    await give(token, { index: 1, right: true, days: 0 });
    expect(await wrong()).toEqual([question(0).id]);
  });
});
