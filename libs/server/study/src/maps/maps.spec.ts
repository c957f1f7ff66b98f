import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const SELECT = 'POST /api/customer-area/question-map/select';
const MAPS = 'GET /api/customer-area/question-map/user-maps';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const RESET = 'POST /api/customer-area/question-map/reset';
const REMOVE = 'DELETE /api/customer-area/question-map/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

async function studentWithMap(plan = 'plano_gratis') {
  const student = await api.createStudent({ plan });
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  return student;
}

const question = (index: number) => {
  const found = content.questions[index];
  if (!found) throw new Error('no such question');
  return found;
};

const answer = (token: string, index: number, isRight: boolean) =>
  api.ok(
    ANSWER,
    {
      questao_id: question(index).id,
      alternativa_id: question(index)[isRight ? 'right' : 'wrong'],
      mapa_id: content.map.id,
    },
    token,
  );

describe('GET /api/question-map', () => {
  it('shows a map with its heaviest subjects', async () => {
    const { data } = await api.ok('GET /api/question-map', { id: content.map.id });
    expect(data[0]).toMatchObject({ nome: 'Mapa X', questoes: 5, assuntos: 3, prova_id: content.exam.id });
    expect(data[0]?.incidencia.map((one) => [one.nome, one.questoes, one.percentual])).toEqual([
      ['Crase', 3, 60],
      ['Línguas', 1, 20],
      ['Regência', 1, 20],
    ]);
  });

  it('refuses a page beyond the end and a malformed id', async () => {
    expect((await api.call('GET /api/question-map', { page: 3 })).status).toBe(404);
    expect((await api.call('GET /api/question-map', { id: 'x' })).status).toBe(422);
  });
});

describe('GET /api/question-map/incidence', () => {
  it('weighs matérias and assuntos, counting a number in two languages once', async () => {
    const { total, data } = await api.ok('GET /api/question-map/incidence', { id: content.map.id });
    expect([total, data.map((one) => [one.nome, one.questoes])]).toEqual([
      5,
      [
        ['Português', 4],
        ['Crase', 3],
        ['Línguas', 1],
        ['Regência', 1],
      ],
    ]);
  });

  it('answers 404 for a map that does not exist and 422 without an id', async () => {
    expect((await api.call('GET /api/question-map/incidence', { id: 9999 })).status).toBe(404);
    expect((await api.call('GET /api/question-map/incidence')).status).toBe(422);
  });
});

describe('choosing a map', () => {
  it('adds it once, however often it is chosen', async () => {
    const { token } = await studentWithMap();
    const again = await api.ok(SELECT, { mapa_id: content.map.id }, token);
    expect(again).toMatchObject({
      epoca: 1,
      progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0, abertas: 5 },
    });
    expect((await api.ok(MAPS, {}, token)).total).toBe(1);
  });

  it('refuses a map that does not exist, and a visitor', async () => {
    const { token } = await api.createStudent();
    expect((await api.call(SELECT, { mapa_id: 9999 }, token)).status).toBe(404);
    expect((await api.call(SELECT, { mapa_id: 'x' }, token)).status).toBe(422);
    expect((await api.call(SELECT, { mapa_id: content.map.id })).status).toBe(401);
  });

  it('keeps progress when it is removed and chosen again', async () => {
    const { token } = await studentWithMap();
    await answer(token, 0, true);
    await api.ok(REMOVE, { id: content.map.id }, token);
    expect((await api.ok(MAPS, {}, token)).data).toEqual([]);
    expect((await api.call(DETAIL, { id: content.map.id }, token)).status).toBe(404);
    const back = await api.ok(SELECT, { mapa_id: content.map.id }, token);
    expect(back.progresso).toMatchObject({ respondidas: 1, certas: 1 });
  });

  it('gives the same response for a map that is absent and one that is not chosen', async () => {
    const { token } = await api.createStudent();
    for (const id of [content.map.id, 9999]) {
      for (const [name, args] of [
        [DETAIL, { id }],
        [QUESTIONS, { id }],
        [REMOVE, { id }],
        [RESET, { mapa_id: id }],
      ] as const) {
        const { status, body } = await api.call(name, args, token);
        expect([status, body]).toEqual([404, { erro: ['Este mapa não está entre os seus.'] }]);
      }
    }
    expect((await api.call(REMOVE, { id: 'x' }, token)).status).toBe(422);
    expect((await api.call(MAPS)).status).toBe(401);
  });
});

describe('progress', () => {
  it('counts the answers by subject, and names the next question', async () => {
    const { token } = await studentWithMap();
    await answer(token, 0, true);
    await answer(token, 1, false);
    const detail = await api.ok(DETAIL, { id: content.map.id }, token);
    expect(detail.progresso).toEqual({ total: 5, respondidas: 2, certas: 1, erradas: 1, abertas: 3 });
    expect(detail.assuntos.map((one) => [one.nome, one.total, one.respondidas, one.certas])).toEqual([
      ['Crase', 3, 2, 1],
      ['Línguas', 1, 0, 0],
      ['Regência', 1, 0, 0],
    ]);
    expect(detail.continuar).toEqual({ assunto_id: content.crasis.id, questao_id: question(2).id });
  });

  it('counts one language of a number as the whole number', async () => {
    const { token } = await studentWithMap();
    await answer(token, 5, true);
    const detail = await api.ok(DETAIL, { id: content.map.id }, token);
    expect(detail.progresso).toEqual({ total: 5, respondidas: 1, certas: 1, erradas: 0, abertas: 4 });
    const open = await api.ok(QUESTIONS, { id: content.map.id, estado: 'nao_respondidas' }, token);
    expect(open.data.map((one) => one.numero)).not.toContain(5);
  });

  it('counts, in the map and in each subject, the questions that each state filter lists', async () => {
    const { token } = await studentWithMap();
    await answer(token, 0, true);
    await answer(token, 1, false);
    await api.ok(
      'POST /api/customer-area/question/answer',
      { questao_id: question(2).id, mapa_id: content.map.id, revelada: true },
      token,
    );
    await answer(token, 5, true);
    const detail = await api.ok(DETAIL, { id: content.map.id }, token);
    expect(detail.progresso).toEqual({ total: 5, respondidas: 3, certas: 2, erradas: 1, abertas: 1 });
    const places = [
      { counts: detail.progresso, args: {} },
      ...detail.assuntos.map((one) => ({ counts: one, args: { assunto_id: one.assunto_id } })),
    ];
    for (const { counts, args } of places) {
      const totals = await Promise.all(
        (['nao_respondidas', 'respondidas', 'certas', 'erradas'] as const).map(
          async (estado) => (await api.ok(QUESTIONS, { id: content.map.id, estado, ...args }, token)).total,
        ),
      );
      expect({ args, totals }).toEqual({
        args,
        totals: [counts.abertas, counts.respondidas, counts.certas, counts.erradas],
      });
    }
  });

  it('continues at the beginning if all after the last answer is done, and nowhere if all is', async () => {
    const { token } = await studentWithMap();
    for (const index of [1, 2, 3, 4]) await answer(token, index, true);
    expect((await api.ok(DETAIL, { id: content.map.id }, token)).continuar?.questao_id).toBe(question(0).id);
    await answer(token, 0, true);
    expect((await api.ok(DETAIL, { id: content.map.id }, token)).continuar).toBeNull();
  });

  it('starts again after a reset and keeps the history', async () => {
    const { token } = await studentWithMap();
    await answer(token, 0, false);
    expect(await api.ok(RESET, { mapa_id: content.map.id }, token)).toEqual({ success: true, epoca: 2 });
    expect((await api.ok(DETAIL, { id: content.map.id }, token)).progresso.respondidas).toBe(0);
    await answer(token, 0, true);
    expect((await api.ok(DETAIL, { id: content.map.id }, token)).progresso).toMatchObject({
      respondidas: 1,
      certas: 1,
    });
    expect((await api.call(RESET, { mapa_id: content.map.id })).status).toBe(401);
  });
});

describe("a map's questions", () => {
  it('are listed heaviest subject first, in the order of the paper, without keys', async () => {
    const { token } = await studentWithMap();
    const { data, total } = await api.ok(QUESTIONS, { id: content.map.id, gabarito: true }, token);
    expect([total, data.map((one) => [one.numero, one.variante])]).toEqual([
      5,
      [
        [1, null],
        [2, null],
        [3, null],
        [5, 'espanhol'],
        [5, 'inglês'],
        [4, null],
      ],
    ]);
    expect(data.every((one) => one.gabarito === null && one.resposta === null)).toBe(true);
  });

  it('keep the languages of one number on the same page, and count it once', async () => {
    const { token } = await studentWithMap();
    const query = { id: content.map.id, per_page: 4 };
    const first = await api.ok(QUESTIONS, query, token);
    expect([first.total, first.last_page, first.data.map((one) => one.numero)]).toEqual([5, 2, [1, 2, 3, 5, 5]]);
    const second = await api.ok(QUESTIONS, { ...query, page: 2 }, token);
    expect([second.total, second.data.map((one) => one.numero)]).toEqual([5, [4]]);
    expect((await api.call(QUESTIONS, { ...query, page: 3 }, token)).status).toBe(404);
  });

  it('have the key of answered ones on request', async () => {
    const { token } = await studentWithMap('plano_pago_primary');
    await answer(token, 0, false);
    const answered = await api.ok(QUESTIONS, { id: content.map.id, estado: 'erradas', gabarito: true }, token);
    expect(answered.data).toEqual([
      expect.objectContaining({
        resposta: expect.objectContaining({ alternativa_id: question(0).wrong, acertou: false }),
        gabarito: { alternativa_id: question(0).right, letra: 'B', comentario: '<p>Comentário do professor.</p>' },
      }),
    ]);
    const unasked = await api.ok(QUESTIONS, { id: content.map.id, estado: 'respondidas' }, token);
    expect(unasked.data[0]?.gabarito).toBeNull();
    expect((await api.ok(QUESTIONS, { id: content.map.id, estado: 'certas' }, token)).total).toBe(0);
  });

  it('are paged within a subject, up to a 404', async () => {
    const { token } = await studentWithMap();
    const query = { id: content.map.id, assunto_id: content.crasis.id, per_page: 2 };
    expect((await api.ok(QUESTIONS, { ...query, page: 2 }, token)).data.map((one) => one.numero)).toEqual([3]);
    expect((await api.call(QUESTIONS, { ...query, page: 3 }, token)).status).toBe(404);
    expect((await api.call(QUESTIONS, { ...query, estado: 'x' }, token)).status).toBe(422);
    expect((await api.call(QUESTIONS, query)).status).toBe(401);
    expect((await api.call(DETAIL, { id: content.map.id })).status).toBe(401);
  });
});
