import { examQuestions, exams } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter } from '@mapa/server-sessions/testing';

let api: TestApp;
let content: TestContent;
let ids: number[];
let paper: number;

/** The paper of SP with six questions, one of DF that shares two of them, and a question outside both. */
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  ids = content.questions.map(({ id }) => id);
  const [exam] = await api.db.insert(exams).values({ name: 'Prova DF', slug: 'prova-df', state: 'df' }).returning();
  paper = exam?.id ?? 0;
  await api.db
    .insert(examQuestions)
    .values(ids.slice(0, 2).map((questionId, at) => ({ examId: paper, questionId, slot: at + 1, number: at + 1 })));
});
afterAll(() => api.close());

const find = async (query: Record<string, unknown>) =>
  (await api.ok('GET /api/question', query)).data.map(({ id }) => id).sort((one, other) => one - other);
const counts = async (query: Record<string, unknown>) =>
  (await api.ok('GET /api/question/facet', { faceta: 'uf', ...query })).data.map(({ valor, questoes }) => [
    valor,
    questoes,
  ]);

describe('the filter by state', () => {
  it('finds the questions of every paper of the states, including shared ones', async () => {
    expect(await find({ uf: ['df'] })).toEqual(ids.slice(0, 2));
    expect(await find({ uf: ['sp'] })).toEqual(ids);
    expect(await find({ uf: ['df', 'sp'] })).toEqual(ids);
    expect(await find({ uf: ['df'], assunto_id: [content.regency.id] })).toEqual([]);
    expect((await api.ok('GET /api/question/count', { uf: ['df'] })).total).toBe(2);
    expect((await api.call('GET /api/question', { uf: ['xx'] })).status).toBe(422);
  });

  it('counts the questions of each state within the results of the other filters', async () => {
    const both = [
      ['sp', 6],
      ['df', 2],
    ];
    expect(await counts({})).toEqual(both);
    expect(await counts({ uf: ['df'] })).toEqual(both);
    expect(await counts({ assunto_id: [content.regency.id] })).toEqual([['sp', 1]]);
  });

  it('makes a notebook that keeps the filter as its origin', async () => {
    const { token } = await enter(api);
    const { progresso, origem } = await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'DF', filtros: { uf: ['df'] } },
      token,
    );
    expect([progresso.total, origem]).toMatchObject([2, { tipo: 'filtro', filtros: { uf: ['df'] } }]);
  });

  it("follows a change of a paper's state", async () => {
    await api.db.update(exams).set({ state: 'go' }).where(eq(exams.id, paper));
    expect([await find({ uf: ['df'] }), await find({ uf: ['go'] })]).toEqual([[], ids.slice(0, 2)]);
    expect(await counts({})).toEqual([
      ['sp', 6],
      ['go', 2],
    ]);
  });
});
