import { NOTEBOOK_MAX_QUESTIONS, PLAN_LIMITS, refusalAt } from '@mapa/domain';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter } from '@mapa/server-sessions/testing';
import { storeNotebook } from '../testing/store-notebook';

const ADD = 'POST /api/customer-area/question-notebook/{id}/questions';
const TAKE_OUT = 'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}';
const QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const LIST = 'GET /api/customer-area/question-notebook';
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

const pick = (...at: number[]) => at.map((index) => ids[index] ?? 0);

async function studentWith(...at: number[]) {
  const student = await enter(api);
  return { ...student, id: await storeNotebook(api, student.id, pick(...at)) };
}
const held = async (id: string, token: string) => (await api.ok(QUESTIONS, { id }, token)).data.map((one) => one.id);

describe('the questions of a notebook', () => {
  it('are added at its end, each once', async () => {
    const { id, token } = await studentWith(3, 0);
    expect((await api.ok(ADD, { id, questoes: pick(1, 3, 2, 1) }, token)).progresso.total).toBe(4);
    expect(await held(id, token)).toEqual(pick(3, 0, 1, 2));
    expect((await api.ok(ADD, { id, questoes: pick(1) }, token)).progresso.total).toBe(4);
  });

  it('are removed, any number of times, and return with their answers', async () => {
    const { id, token } = await studentWith(3, 0);
    const [question] = content.questions;
    await api.ok(ANSWER, { questao_id: question?.id, alternativa_id: question?.right, caderno_id: id }, token);
    expect((await api.ok(TAKE_OUT, { id, questao_id: ids[0] }, token)).progresso).toEqual({
      total: 1,
      respondidas: 0,
      certas: 0,
      erradas: 0,
      abertas: 1,
    });
    expect((await api.ok(TAKE_OUT, { id, questao_id: ids[0] }, token)).progresso.total).toBe(1);
    expect((await api.ok(ADD, { id, questoes: pick(0) }, token)).progresso).toEqual({
      total: 2,
      respondidas: 1,
      certas: 1,
      erradas: 0,
      abertas: 1,
    });
  });

  it('keep an answer that waited during their removal, and count it once they return', async () => {
    const { id, token } = await studentWith(3, 0);
    await api.ok(TAKE_OUT, { id, questao_id: ids[0] }, token);
    const [question] = content.questions;
    const late = { questao_id: question?.id, alternativa_id: question?.wrong, caderno_id: id, epoca: 1 };
    expect(await api.ok(ANSWER, late, token)).toMatchObject({
      acertou: false,
      contabilizada: true,
      gabarito: { letra: 'B' },
    });
    const one = (await api.ok(LIST, {}, token)).data[0];
    expect(one).toMatchObject({ progresso: { total: 1, respondidas: 0 }, ultima_resposta_em: null });
    expect((await api.ok('GET /api/question', { estado: 'erradas' }, token)).data.map((each) => each.id)).toEqual(
      pick(0),
    );
    expect((await api.ok(ADD, { id, questoes: pick(0) }, token)).progresso).toEqual({
      total: 2,
      respondidas: 1,
      certas: 0,
      erradas: 1,
      abertas: 1,
    });
  });

  it('cannot all be removed: the last one stays, with the reason', async () => {
    const { id, token } = await studentWith(3);
    const { status, body } = await api.call(TAKE_OUT, { id, questao_id: ids[3] }, token);
    expect([status, body]).toEqual([
      422,
      { questao_id: ['Um caderno tem ao menos uma questão. Se não o quer mais, apague o caderno.'] },
    ]);
    expect(await held(id, token)).toEqual(pick(3));
  });

  it('are marked in the list with the notebooks that contain one of them', async () => {
    const { id, token } = await studentWith(3);
    const asked = await api.ok(LIST, { questao_id: ids[3] }, token);
    expect(asked.data.map((one) => [one.id, one.contem])).toEqual([[id, true]]);
    expect((await api.ok(LIST, { questao_id: ids[1] }, token)).data[0]?.contem).toBe(false);
    expect((await api.ok(LIST, {}, token)).data[0]).not.toHaveProperty('contem');
  });

  it('are refused if one does not exist, if none is given, and for a foreign notebook', async () => {
    const { id, token } = await studentWith(3);
    expect((await api.call(ADD, { id, questoes: [999_999] }, token)).body).toEqual({
      questoes: ['Uma das questões escolhidas não existe.'],
    });
    for (const questoes of [[], ['x'], Array(NOTEBOOK_MAX_QUESTIONS + 1).fill(ids[0])]) {
      expect((await api.call(ADD, { id, questoes }, token)).status).toBe(422);
    }
    const other = await enter(api);
    for (const [name, args] of [
      [ADD, { id, questoes: pick(1) }],
      [TAKE_OUT, { id, questao_id: ids[3] }],
    ] as const) {
      expect(await api.call(name, args, other.token)).toMatchObject({
        status: 404,
        body: { erro: ['Este caderno não está entre os seus.'] },
      });
      expect((await api.call(name, args)).status).toBe(401);
    }
    expect(await held(id, token)).toEqual(pick(3));
  });

  it('are limited by the plan, even for concurrent requests', async () => {
    const most = PLAN_LIMITS.plano_gratis.questionsPerNotebook;
    const many: number[] = [];
    for (let slot = 100; slot < 100 + most; slot++) {
      many.push((await content.createQuestion({ slot, subject: content.regency, overrides: { examId: null } })).id);
    }
    const student = await enter(api);
    const id = await storeNotebook(api, student.id, many.slice(0, most - 1));
    const answers = await Promise.all(
      pick(0, 1, 2, 3).map((one) => api.call(ADD, { id, questoes: [one] }, student.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toEqual({
      erro: [refusalAt('questionsPerNotebook', PLAN_LIMITS.plano_gratis)],
    });
    expect((await api.ok(LIST, {}, student.token)).data[0]?.progresso.total).toBe(most);
  });
});
