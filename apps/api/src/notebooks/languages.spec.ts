import { PLAN_LIMITS } from '@mapa/domain';
import { examQuestions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const CREATE = 'POST /api/customer-area/question-notebook/';
const FROM_EXAM = 'POST /api/customer-area/exam/create-question-notebook';
const ONE = 'GET /api/customer-area/question-notebook/id';
const QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const ADD = 'POST /api/customer-area/question-notebook/{id}/questions';
const TAKE_OUT = 'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}';
const ANSWER = 'POST /api/customer-area/question/answer';

let api: TestApp;
let content: TestContent;
let ids: number[];
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  ids = content.questions.map(({ id }) => id);
});
afterAll(() => api.close());

/** Questions by their place in the paper: 0–3 are numbers 1–4, 4 and 5 are number 5 in Spanish and in English. */
const pick = (...at: number[]) => at.map((index) => ids[index] ?? 0);

async function studentWith(...at: number[]) {
  const { token } = await api.createStudent();
  const { id } = await api.ok(CREATE, { nome: 'x', questoes: pick(...at) }, token);
  return {
    token,
    id,
    detail: () => api.ok(ONE, { id }, token),
    listed: async (query = {}) => (await api.ok(QUESTIONS, { id, ...query }, token)).data.map((one) => one.id),
    answer: (index: number, choice: 'right' | 'wrong', where: object = { caderno_id: id }) =>
      api.ok(ANSWER, { questao_id: ids[index], alternativa_id: content.questions[index]?.[choice], ...where }, token),
  };
}

describe('a number of a paper that a notebook holds in two languages', () => {
  it("counts once, as in the paper's map, and is done after one answer", async () => {
    const { detail, listed, answer } = await studentWith(0, 1, 2, 3, 4, 5);
    expect((await detail()).progresso.total).toBe(5);
    for (const index of [0, 1, 2, 3]) await answer(index, 'right');
    expect((await detail()).continuar?.questao_id).toBe(ids[4]);
    await answer(5, 'wrong');
    const { progresso, continuar, assuntos } = await detail();
    expect(progresso).toEqual({ total: 5, respondidas: 5, certas: 4, erradas: 1, abertas: 0 });
    expect(continuar).toBeNull();
    expect(assuntos.find(({ assunto_id }) => assunto_id === content.languages.id)).toMatchObject({
      total: 1,
      respondidas: 1,
    });
    expect(await listed({ estado: 'nao_respondidas' })).toEqual([]);
    expect(await listed({ estado: 'erradas' })).toEqual(pick(5));
  });

  it('stands on one page, at the place of its first language', async () => {
    const { listed, id, token } = await studentWith(5, 0, 4, 1);
    expect(await listed({ per_page: 1 })).toEqual(pick(4, 5));
    expect(await listed({ per_page: 1, page: 2 })).toEqual(pick(0));
    expect((await api.ok(QUESTIONS, { id }, token)).total).toBe(3);
  });

  it('becomes a single question when one language is removed, and a pair again when it is added', async () => {
    const { id, token, detail, answer } = await studentWith(0, 4, 5);
    await answer(4, 'right');
    expect((await api.ok(TAKE_OUT, { id, questao_id: ids[4] }, token)).progresso).toMatchObject({
      total: 2,
      respondidas: 0,
    });
    expect((await api.ok(ADD, { id, questoes: pick(4) }, token)).progresso).toMatchObject({ total: 2, respondidas: 1 });
    expect((await detail()).variantes).toMatchObject({ numeros: 1, questoes: 2 });
  });

  it('counts as one question answered elsewhere, and as none once it is answered here', async () => {
    const { detail, answer } = await studentWith(0, 4, 5);
    await answer(4, 'right', {});
    await answer(5, 'right', {});
    expect((await detail()).respondidas_fora).toBe(1);
    await answer(5, 'right');
    expect((await detail()).respondidas_fora).toBe(0);
  });

  it("counts as one of the numbers in a paper's first part", async () => {
    const { token } = await api.createStudent();
    const whole = await api.ok(FROM_EXAM, { prova_id: content.exam.id, limite: 5 }, token);
    expect(whole.progresso.total).toBe(5);
    expect((await api.ok(QUESTIONS, { id: whole.id }, token)).data).toHaveLength(6);
  });

  it("uses one place of the plan's notebook size", async () => {
    const most = PLAN_LIMITS.plano_gratis.questionsPerNotebook;
    const many: number[] = [];
    for (let slot = 100; slot < 99 + most; slot++) {
      many.push((await content.createQuestion({ slot, subject: content.regency, overrides: { examId: null } })).id);
    }
    const { token } = await api.createStudent();
    const full = await api.ok(CREATE, { nome: 'x', questoes: [...many, ...pick(4)] }, token);
    expect(full.progresso.total).toBe(most);
    expect((await api.ok(ADD, { id: full.id, questoes: pick(5) }, token)).progresso.total).toBe(most);
    expect((await api.call(ADD, { id: full.id, questoes: pick(0) }, token)).status).toBe(403);
    expect((await api.call(CREATE, { nome: 'x', questoes: [...many, ...pick(0, 4, 5)] }, token)).status).toBe(403);
  });

  it('counts as one answer of the paper in its score and in TRI', async () => {
    const { token, answer } = await studentWith(4, 5);
    await answer(4, 'wrong');
    await answer(5, 'right');
    expect(await api.ok('GET /api/customer-area/exam/performance/{id}', { id: content.exam.id }, token)).toMatchObject({
      total: 5,
      respondidas: 1,
      certas: 1,
    });
    expect(
      await api.ok('GET /api/customer-area/question/tri/performance/{id}', { id: content.exam.id }, token),
    ).toMatchObject({ respondidas: 1, erros_caros: [] });
  });

  it('belongs to its own paper: the same place in another paper is another number', async () => {
    const other = await content.createQuestion({
      slot: 50,
      variant: 'francês',
      subject: content.languages,
      overrides: { examId: null },
    });
    await api.db
      .insert(examQuestions)
      .values({ examId: content.exam.id, questionId: other.id, slot: 50, number: 50, variant: 'francês' });
    const { token } = await api.createStudent();
    expect((await api.ok(CREATE, { nome: 'x', questoes: [...pick(4), other.id] }, token)).progresso.total).toBe(2);
  });
});
