import { jest } from '@jest/globals';
import { and, asc, eq, sql } from 'drizzle-orm';
import { answers, heldAnswers, servedQuestions, sittings } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from './testing/app';
import { stopDate } from '@mapa/server-platform/testing';

const BEGIN = 'POST /api/customer-area/sitting';
const MARK = 'PUT /api/customer-area/sitting/{id}/marks';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const RESULT = 'GET /api/customer-area/sitting/{id}/result';
const DISCARD = 'DELETE /api/customer-area/sitting/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const SELECT = 'POST /api/customer-area/question-map/select';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const HOUR_MS = 3_600_000;
/** Number 5 in the language that the sitting does not include. */
const SPANISH = 4;

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

function question(at: number) {
  const found = content.questions[at];
  if (!found) throw new Error(`no question ${at}`);
  return found;
}

/** A student who studies the map, with an open sitting of its paper in English. */
async function sitting() {
  const { user, token } = await api.createStudent();
  await api.ok(SELECT, { mapa_id: content.map.id }, token);
  const { id } = await api.ok(BEGIN, { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' }, token);
  const answer = (at: number, choice: 'right' | 'wrong', more: object = {}) =>
    api.ok(
      ANSWER,
      {
        uuid: crypto.randomUUID(),
        questao_id: question(at).id,
        alternativa_id: question(at)[choice],
        mapa_id: content.map.id,
        ...more,
      },
      token,
    );
  const reveal = (at: number) =>
    api.ok(
      ANSWER,
      { uuid: crypto.randomUUID(), questao_id: question(at).id, revelada: true, mapa_id: content.map.id },
      token,
    );
  const mark = (at: number, choice: 'right' | 'wrong') =>
    api.ok(MARK, { id, marcas: [{ questao_id: question(at).id, alternativa_id: question(at)[choice] }] }, token);
  const progress = async () => (await api.ok(DETAIL, { id: content.map.id }, token)).progresso;
  return { user, token, id, answer, reveal, mark, progress };
}

const hours = (count: number) => sql`interval '1 hour' * ${count}`;
const backdate = (id: string, by: number) =>
  api.db
    .update(sittings)
    .set({ startedAt: sql`${sittings.startedAt} - ${hours(by)}` })
    .where(eq(sittings.id, id));

describe('answers held back by a sitting', () => {
  it('follow its marks one after the other, even if all are recorded within a millisecond', async () => {
    const { user, token, id, answer, reveal, mark } = await sitting();
    await mark(0, 'right');
    await reveal(0);
    await answer(0, 'wrong');
    await answer(0, 'right', { mapa_id: null });
    stopDate(Date.now());
    try {
      await api.ok(FINISH, { id }, token);
    } finally {
      jest.useRealTimers();
    }
    const entered = await api.db
      .select()
      .from(answers)
      .where(eq(answers.studentId, user.id))
      .orderBy(asc(answers.createdAt));
    expect(entered.map(({ correct, mapId }) => [correct, mapId])).toEqual([
      [true, null],
      [false, content.map.id],
      [true, null],
      [null, content.map.id],
    ]);
    expect(new Set(entered.map(({ createdAt }) => createdAt.getTime())).size).toBe(4);
  });

  it('are recorded when it is discarded', async () => {
    const { token, id, answer, progress } = await sitting();
    expect(await answer(0, 'right')).toMatchObject({ retida: true, acertou: null });
    await api.ok(DISCARD, { id }, token);
    expect(await progress()).toMatchObject({ respondidas: 1, certas: 1 });
    expect((await api.ok(ONE, { id: question(0).id }, token)).resposta).toMatchObject({ acertou: true });
  });

  it('are recorded when its time is over, by the next call of any kind', async () => {
    const { id, answer, progress, user } = await sitting();
    await answer(0, 'right');
    await backdate(id, 5);
    expect(await progress()).toMatchObject({ respondidas: 1, certas: 1 });
    expect(await api.db.$count(heldAnswers, eq(heldAnswers.studentId, user.id))).toBe(0);
  });

  it('are recorded by the next call if the process died after the sitting was deleted', async () => {
    const { id, answer, progress } = await sitting();
    await answer(0, 'wrong');
    await api.db.delete(sittings).where(eq(sittings.id, id));
    expect(await progress()).toMatchObject({ respondidas: 1, erradas: 1 });
  });

  it('keep their order and their times, and arrive for the lists when the sitting ends', async () => {
    const { token, id, answer } = await sitting();
    await answer(0, 'right');
    // In the other language, which the sitting does not include: the list's anchor is later than the answers held back.
    await answer(SPANISH, 'right');
    const ask = (more: object = {}) =>
      api.ok(QUESTIONS, { id: content.map.id, estado: 'nao_respondidas', per_page: 2, ...more }, token);
    const first = await ask();
    await api.ok(FINISH, { id }, token);
    const second = await ask({ page: 2, estado_ate: first.estado_ate });
    expect([...first.data, ...second.data].map((one) => one.id)).toEqual([0, 1, 2, 3].map((at) => question(at).id));
    expect((await ask()).total).toBe(first.total - 1);
  });

  it('show the time of answering, not that of recording', async () => {
    const { token, id, answer } = await sitting();
    const given = new Date(Date.now() - HOUR_MS).toISOString();
    await answer(0, 'right', { respondida_em: given, enviada_em: new Date().toISOString() });
    await api.ok(FINISH, { id }, token);
    const { resposta } = await api.ok(ONE, { id: question(0).id }, token);
    expect(Math.abs(Date.parse(resposta?.respondida_em ?? '') - Date.parse(given))).toBeLessThan(10_000);
  });

  it('are refused for the reasons of any answer, at once', async () => {
    const { token, answer } = await sitting();
    const call = (body: object) => api.call(ANSWER, { questao_id: question(0).id, ...body }, token);
    expect((await call({ alternativa_id: question(1).right })).status).toBe(422);
    expect((await call({})).status).toBe(422);
    expect((await call({ alternativa_id: question(0).right, mapa_id: 9_999 })).status).toBe(404);
    expect((await call({ alternativa_id: question(0).right, caderno_id: crypto.randomUUID() })).status).toBe(404);
    const uuid = crypto.randomUUID();
    for (const _ of [1, 2]) await answer(0, 'right', { uuid });
    const changed = { uuid, alternativa_id: question(0).wrong, mapa_id: content.map.id };
    expect((await call(changed)).status).toBe(422);
  });
});

describe('a key requested during a sitting', () => {
  it('was not shown, and leaves the mark of the sitting unchanged', async () => {
    const { token, id, reveal, mark, progress } = await sitting();
    expect(await reveal(0)).toMatchObject({ retida: true, gabarito: { alternativa_id: null } });
    await mark(0, 'right');
    await api.ok(FINISH, { id }, token);
    expect(await api.ok(RESULT, { id }, token)).toMatchObject({ certas: 1 });
    expect(await api.ok(PERFORMANCE, { id: content.exam.id }, token)).toMatchObject({ respondidas: 1, certas: 1 });
    // In the map, where it was requested, it is shown as revealed, with its key.
    expect(await progress()).toMatchObject({ respondidas: 0, abertas: 4 });
    const { data } = await api.ok(QUESTIONS, { id: content.map.id, gabarito: true }, token);
    expect(data[0]).toMatchObject({ resposta: { revelada: true }, gabarito: { alternativa_id: question(0).right } });
  });

  it('is recorded after the answers held back, including later ones', async () => {
    const { token, id, reveal, answer } = await sitting();
    await reveal(0);
    await answer(0, 'right');
    await api.ok(FINISH, { id }, token);
    expect(await api.ok(PERFORMANCE, { id: content.exam.id }, token)).toMatchObject({ respondidas: 1, certas: 1 });
  });
});

describe('the questions of a sitting', () => {
  it('do not count towards the day of delivery, nor do answers held back by it', async () => {
    const { token, id, mark, answer, user } = await sitting();
    await mark(0, 'right');
    await mark(1, 'right');
    await answer(2, 'right');
    await api.db.delete(servedQuestions).where(eq(servedQuestions.studentId, user.id));
    await api.ok(FINISH, { id }, token);
    const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;
    const ofToday = and(eq(servedQuestions.studentId, user.id), eq(servedQuestions.day, today));
    expect(await api.db.$count(servedQuestions, ofToday)).toBe(0);
  });
});
