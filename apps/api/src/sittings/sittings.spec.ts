import { and, eq } from 'drizzle-orm';
import { answers, exams, heldAnswers, questions, sittingItems, sittings } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from '../testing/app';

const OFFER = 'GET /api/customer-area/exam/sitting-offer/{id}';
const BEGIN = 'POST /api/customer-area/sitting';
const LIST = 'GET /api/customer-area/sitting';
const VIEW = 'GET /api/customer-area/sitting/{id}';
const MARK = 'PUT /api/customer-area/sitting/{id}/marks';
const PAUSE = 'POST /api/customer-area/sitting/{id}/pause';
const RESUME = 'POST /api/customer-area/sitting/{id}/resume';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const RESULT = 'GET /api/customer-area/sitting/{id}/result';
const DISCARD = 'DELETE /api/customer-area/sitting/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const NOTEBOOK = 'POST /api/customer-area/question-notebook/';
const RELEASE = 'POST /api/customer-area/question-notebook/release-key';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const HOUR_MS = 3_600_000;

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

const idAt = (at: number) => content.questions[at]?.id ?? 0;

/** A student with an open sitting of the whole paper, in English. */
async function sitting() {
  const { user, token } = await api.createStudent();
  const view = await api.ok(BEGIN, { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' }, token);
  const mark = (at: number, choice: 'right' | 'wrong' | null, more: object = {}) =>
    api.ok(
      MARK,
      {
        id: view.id,
        marcas: [{ questao_id: idAt(at), alternativa_id: choice && (content.questions[at]?.[choice] ?? 0), ...more }],
      },
      token,
    );
  return { user, token, view, mark };
}

/** As if the sitting had begun earlier. */
const backdate = (id: string, ms: number) =>
  api.db
    .update(sittings)
    .set({ startedAt: new Date(Date.now() - ms) })
    .where(eq(sittings.id, id));

describe('a sitting', () => {
  it('is offered with its duration and languages', async () => {
    const { token } = await api.createStudent();
    expect(await api.ok(OFFER, { id: content.exam.id }, token)).toMatchObject({
      numeros: 5,
      duracao_min: 15,
      idiomas: ['espanhol', 'inglês'],
      areas: [],
      dias: [],
      aberto_id: null,
    });
    await api.db.update(exams).set({ durationMinutes: 240 }).where(eq(exams.id, content.exam.id));
    expect(await api.ok(OFFER, { id: content.exam.id }, token)).toMatchObject({ duracao_min: 240 });
    expect((await api.call(OFFER, { id: 9_999 }, token)).status).toBe(404);
  });

  it('holds the questions of one language, without keys, and begins once', async () => {
    const { token, view } = await sitting();
    expect(view.questoes.map(({ numero, variante }) => [numero, variante])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
      [5, 'inglês'],
    ]);
    expect(JSON.stringify(view)).not.toMatch(/gabarito|comentario"|correct/);
    expect(Date.parse(view.termina_em) - Date.parse(view.iniciado_em)).toBe(15 * 60_000);
    const again = await api.ok(BEGIN, { id: view.id, prova_id: content.exam.id, idioma: 'espanhol' }, token);
    expect(again).toMatchObject({ id: view.id, idioma: 'inglês' });
    const other = { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' };
    expect((await api.call(BEGIN, other, token)).status).toBe(422);
    expect((await api.ok(OFFER, { id: content.exam.id }, token)).aberto_id).toBe(view.id);
    expect((await api.ok(LIST, {}, token)).data).toMatchObject([{ id: view.id, estado: 'aberta', marcadas: 0 }]);
  });

  it('reports its withheld questions to other devices, in the list and in the day, until its end', async () => {
    const { token, view } = await sitting();
    const ids = view.questoes.map(({ id }) => id);
    const told = async () => [
      (await api.ok(LIST, {}, token)).data[0]?.questoes_retidas,
      (await api.ok('GET /api/customer-area/today', undefined, token)).simulado?.questoes_retidas,
    ];
    expect(await told()).toEqual([ids, ids]);
    await api.ok(FINISH, { id: view.id }, token);
    expect(await told()).toEqual([undefined, undefined]);
  });

  it('is refused without its language, in another one, and for absent areas or papers', async () => {
    const { token } = await api.createStudent();
    const begin = async (change: object) =>
      (await api.call(BEGIN, { id: crypto.randomUUID(), prova_id: content.exam.id, ...change }, token)).status;
    expect(await begin({})).toBe(422);
    expect(await begin({ idioma: 'francês' })).toBe(422);
    expect(await begin({ idioma: 'inglês', areas: ['MT'] })).toBe(422);
    expect(await begin({ prova_id: 9_999 })).toBe(404);
  });

  it('keeps the last mark of each question, ordered by the device’s own count', async () => {
    const { token, view, mark } = await sitting();
    const dispositivo = crypto.randomUUID();
    const send = (alternativa_id: number | null, sequencia: number) =>
      api.ok(
        MARK,
        {
          id: view.id,
          dispositivo,
          marcas: [{ questao_id: idAt(0), alternativa_id, sequencia, marcada_em: new Date().toISOString() }],
          enviada_em: new Date().toISOString(),
        },
        token,
      );
    await send(content.questions[0]?.right ?? 0, 2);
    const late = await send(content.questions[0]?.wrong ?? 0, 1);
    expect(late.marcas).toMatchObject([{ alternativa_id: content.questions[0]?.right }]);
    await mark(1, 'right', { para_rever: true, tempo_ms: 30_000 });
    await mark(1, null);
    const { marcas, marcadas, para_rever } = await api.ok(VIEW, { id: view.id }, token);
    expect([marcadas, para_rever]).toEqual([1, 1]);
    expect(marcas.find(({ questao_id }) => questao_id === idAt(1))).toMatchObject({
      alternativa_id: null,
      para_rever: true,
      tempo_ms: 30_000,
    });
  });

  it('records time with a question separately: it changes no choice, earlier or later', async () => {
    const { token, view } = await sitting();
    const [, second] = content.questions;
    const at = (ms: number) => new Date(Date.now() - ms).toISOString();
    const send = (dispositivo: string, marca: object) =>
      api.ok(MARK, { id: view.id, dispositivo, marcas: [{ questao_id: idAt(1), ...marca }], enviada_em: at(0) }, token);
    const [phone, desktop] = [crypto.randomUUID(), crypto.randomUUID()];
    await send(phone, { alternativa_id: second?.right, para_rever: true, sequencia: 1, marcada_em: at(9_000) });
    const timed = await send(desktop, { tempo_ms: 4_000, sequencia: 1, marcada_em: at(0) });
    expect(timed.marcas).toMatchObject([{ alternativa_id: second?.right, para_rever: true, tempo_ms: 4_000 }]);
    const late = await send(phone, { alternativa_id: second?.wrong, sequencia: 2, marcada_em: at(5_000) });
    expect(late.marcas).toMatchObject([{ alternativa_id: second?.wrong, para_rever: true, tempo_ms: 4_000 }]);
    const flagged = await send(phone, { para_rever: false, sequencia: 3, marcada_em: at(0) });
    expect(flagged.marcas).toMatchObject([{ alternativa_id: second?.wrong, para_rever: false }]);
  });

  it('rejects all marks if one names a foreign question or alternative', async () => {
    const { token, view } = await sitting();
    const mark = async (marca: object) => (await api.call(MARK, { id: view.id, marcas: [marca] }, token)).status;
    expect(await mark({ questao_id: content.outsider.id, alternativa_id: null })).toBe(422);
    expect(await mark({ questao_id: idAt(0), alternativa_id: content.questions[1]?.right })).toBe(422);
  });

  it('counts no time while it is paused, and reports the number of pauses', async () => {
    const { token, view } = await sitting();
    const paused = await api.ok(PAUSE, { id: view.id }, token);
    expect(paused).toMatchObject({ pausas: 1 });
    await api.ok(PAUSE, { id: view.id }, token);
    await api.db
      .update(sittings)
      .set({ pausedAt: new Date(Date.now() - HOUR_MS) })
      .where(eq(sittings.id, view.id));
    const resumed = await api.ok(RESUME, { id: view.id }, token);
    expect(resumed.pausas).toBe(1);
    expect(resumed.pausado_ms).toBeGreaterThanOrEqual(HOUR_MS);
    expect(Date.parse(resumed.termina_em) - Date.parse(view.termina_em)).toBeGreaterThanOrEqual(HOUR_MS);
  });

  it('is accessible to its student alone', async () => {
    const { view } = await sitting();
    const { token } = await api.createStudent();
    const marcas = [{ questao_id: idAt(0), alternativa_id: null }];
    for (const call of [VIEW, PAUSE, RESUME, FINISH, RESULT, DISCARD] as const)
      expect((await api.call(call, { id: view.id }, token)).status).toBe(404);
    expect((await api.call(MARK, { id: view.id, marcas }, token)).status).toBe(404);
  });

  it('is discarded completely, and only while it is open', async () => {
    const { token, view, mark } = await sitting();
    await mark(0, 'right');
    await api.ok(DISCARD, { id: view.id }, token);
    expect(await api.db.$count(answers)).toBe(0);
    expect((await api.call(VIEW, { id: view.id }, token)).status).toBe(404);
    const next = await sitting();
    await api.ok(FINISH, { id: next.view.id }, next.token);
    for (const call of [DISCARD, PAUSE, RESUME] as const)
      expect((await api.call(call, { id: next.view.id }, next.token)).status).toBe(422);
  });
});

describe('the end of a sitting', () => {
  it('stores the marks as answers once, without blanks and double marks', async () => {
    const { user, token, view, mark } = await sitting();
    await mark(0, 'right', { tempo_ms: 20_000 });
    await mark(1, 'wrong');
    await mark(2, 'right', { dupla: true });
    expect((await api.call(RESULT, { id: view.id }, token)).status).toBe(422);
    expect(await api.ok(FINISH, { id: view.id }, token)).toMatchObject({ estado: 'entregue', marcadas: 3 });
    await api.ok(FINISH, { id: view.id }, token);
    const entered = await api.db.select().from(answers).where(eq(answers.studentId, user.id));
    expect(entered.map(({ questionId, correct, elapsedMs }) => [questionId, correct, elapsedMs]).sort()).toEqual(
      [
        [idAt(0), true, 20_000],
        [idAt(1), false, null],
      ].sort(),
    );
    const result = await api.ok(RESULT, { id: view.id }, token);
    expect(result).toMatchObject({
      certas: 1,
      erradas: 2,
      em_branco: 2,
      liquida: 1,
      penaliza_erro: false,
      todos: null,
    });
    expect(Date.parse(result.provisorio_ate ?? '')).toBeGreaterThan(Date.now());
    expect(result.questoes[0]).toMatchObject({ certa: true, gabarito: { letra: 'B' }, numero: 1 });
    expect(result.questoes[2]).toMatchObject({ certa: false, dupla: true, alternativa_id: null });
  });

  it('gives annulled questions to everybody, and subtracts wrong answers if the paper says so', async () => {
    const { token, view, mark } = await sitting();
    await mark(0, 'right');
    await mark(1, 'wrong');
    await mark(2, 'wrong');
    await api.db
      .update(questions)
      .set({ annulled: true })
      .where(eq(questions.id, idAt(2)));
    await api.db.update(exams).set({ negativeMarking: true }).where(eq(exams.id, content.exam.id));
    await api.ok(FINISH, { id: view.id }, token);
    expect(await api.ok(RESULT, { id: view.id }, token)).toMatchObject({
      certas: 2,
      erradas: 1,
      em_branco: 2,
      anuladas: 1,
      liquida: 1,
      penaliza_erro: true,
    });
    expect((await api.ok(LIST, {}, token)).data[0]?.resultado).toEqual({ certas: 2, anuladas: 1, liquida: 1 });
  });

  it('comes by itself at the deadline', async () => {
    const { token, view, mark } = await sitting();
    await mark(0, 'right');
    await backdate(view.id, HOUR_MS);
    const over = await api.ok(VIEW, { id: view.id }, token);
    expect(over.estado).toBe('encerrada');
    expect(Date.parse(over.encerrado_em ?? '')).toBe(Date.parse(over.termina_em));
    expect(await api.ok(RESULT, { id: view.id }, token)).toMatchObject({ certas: 1, em_branco: 4 });
  });

  it('does not come during a pause', async () => {
    const { token, view } = await sitting();
    await api.ok(PAUSE, { id: view.id }, token);
    await backdate(view.id, HOUR_MS);
    await api.db
      .update(sittings)
      .set({ pausedAt: new Date(Date.now() - HOUR_MS + 60_000) })
      .where(eq(sittings.id, view.id));
    expect((await api.ok(VIEW, { id: view.id }, token)).estado).toBe('aberta');
  });

  it('accepts for seven days late marks that were made in time, and no others', async () => {
    const { user, token, view, mark } = await sitting();
    await mark(0, 'wrong');
    await backdate(view.id, HOUR_MS);
    await api.ok(VIEW, { id: view.id }, token);
    const late = async (at: number, minutesAgo: number) => {
      const marca = {
        questao_id: idAt(at),
        alternativa_id: content.questions[at]?.right ?? 0,
        marcada_em: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      };
      return api.ok(MARK, { id: view.id, marcas: [marca], enviada_em: new Date().toISOString() }, token);
    };
    expect((await late(1, 50)).recusadas).toEqual([]);
    expect((await late(2, 10)).recusadas).toEqual([idAt(2)]);
    expect((await api.ok(MARK, { id: view.id, marcas: [{ questao_id: idAt(3) }] }, token)).recusadas).toEqual([
      idAt(3),
    ]);
    expect(await api.ok(RESULT, { id: view.id }, token)).toMatchObject({ certas: 1, erradas: 1, em_branco: 3 });
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(2);
    await api.db
      .update(sittings)
      .set({ endedAt: new Date(Date.now() - 8 * 24 * HOUR_MS) })
      .where(eq(sittings.id, view.id));
    expect((await late(5, 60)).recusadas).toEqual([idAt(5)]);
    expect((await api.ok(RESULT, { id: view.id }, token)).provisorio_ate).toBeNull();
  });

  it('ignores a clock that was set back between marking and sending', async () => {
    const { token, view } = await sitting();
    const marca = { questao_id: idAt(0), alternativa_id: content.questions[0]?.right ?? 0 };
    const sent = { enviada_em: new Date(Date.now() - 24 * HOUR_MS).toISOString() };
    const marcas = [{ ...marca, marcada_em: new Date().toISOString() }];
    await api.ok(MARK, { id: view.id, marcas, ...sent }, token);
    const [item] = await api.db
      .select()
      .from(sittingItems)
      .where(and(eq(sittingItems.sittingId, view.id), eq(sittingItems.questionId, idAt(0))));
    expect(item?.markedAt?.getTime()).toBeLessThanOrEqual(Date.now());
    await backdate(view.id, HOUR_MS);
    await api.ok(VIEW, { id: view.id }, token);
    expect((await api.ok(MARK, { id: view.id, marcas, ...sent }, token)).recusadas).toEqual([]);
  });

  it('compares with the first finished sittings of the other students', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { token, view, mark } = await sitting();
      if (count > 1) await mark(0, 'right');
      await api.ok(FINISH, { id: view.id }, token);
    }
    const { token, view, mark } = await sitting();
    await mark(0, 'right');
    await mark(1, 'right');
    await api.ok(FINISH, { id: view.id }, token);
    expect((await api.ok(RESULT, { id: view.id }, token)).todos).toEqual({
      estudantes: 6,
      media: 5 / 6,
      percentil: 100,
    });
  });
});

describe('the comparison of a sitting', () => {
  type Student = Awaited<ReturnType<TestApp['createStudent']>>;
  /** The whole paper in English; one letter per question: R right, W wrong, - blank. */
  async function sit({ token }: Student, marks: string) {
    const view = await api.ok(BEGIN, { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' }, token);
    const questoes = view.questoes.map(({ id }) => content.questions.find((one) => one.id === id));
    const marcas = [...marks].flatMap((letter, at) =>
      letter === '-'
        ? []
        : [{ questao_id: questoes[at]?.id, alternativa_id: questoes[at]?.[letter === 'R' ? 'right' : 'wrong'] }],
    );
    if (marcas.length > 0) await api.ok(MARK, { id: view.id, marcas }, token);
    await api.ok(FINISH, { id: view.id }, token);
    return async () => (await api.ok(RESULT, { id: view.id }, token)).todos;
  }
  const newStudent = () => api.createStudent({ plan: 'plano_pago_primary' });
  const onPaper = async ({ token }: Student) => (await api.ok(PERFORMANCE, { id: content.exam.id }, token)).todos;

  it('leaves out students to whom the key had been released, as the page of the paper does', async () => {
    const first = await newStudent();
    const told = await sit(first, 'RW---');
    for (const marks of ['RRW--', 'WWWWW', 'RRRRR', '-----']) await sit(await newStudent(), marks);
    const before = { estudantes: 5, media: 8 / 5, percentil: 50 };
    expect(await told()).toEqual(before);

    const printer = await newStudent();
    const questoes = content.questions.map(({ id }) => id);
    const { id: caderno_id } = await api.ok(NOTEBOOK, { nome: 'x', questoes }, printer.token);
    await api.ok(RELEASE, { caderno_id }, printer.token);
    const toldToPrinter = await sit(printer, 'RRRRR');
    expect(await toldToPrinter()).toEqual({ ...before, percentil: null });
    expect(await told()).toEqual(before);
    // The page of the paper requires half of it to be answered: two of the five have left more blank.
    expect(await onPaper(printer)).toBeNull();
    for (const marks of ['WWWWW', 'WWWWW']) await sit(await newStudent(), marks);
    expect([(await toldToPrinter())?.percentil, (await onPaper(printer))?.percentil]).toEqual([null, null]);
  });

  it("uses a student's earlier first answer to a question, and none given after a reveal", async () => {
    const told = await sit(await newStudent(), 'RR---');
    for (const marks of ['RRR--', 'WWWWW', 'W----']) await sit(await newStudent(), marks);
    const [practised, peeked] = [await newStudent(), await newStudent()];
    for (const { id: questao_id, wrong, right } of content.questions.slice(0, 4)) {
      const where = { questao_id, alternativa_id: questao_id === idAt(0) ? right : wrong };
      await api.ok(ANSWER, where, practised.token);
      await api.ok(ANSWER, { questao_id, revelada: true }, peeked.token);
    }
    const toldAfterPractice = await sit(practised, 'RRRRR');
    const toldAfterPeeking = await sit(peeked, 'RRRRR');
    // Right first answers: 2, 3, 0, 0, and questions 1 and 5 for the student who practised.
    expect(await told()).toEqual({ estudantes: 5, media: 7 / 5, percentil: 50 });
    expect(await toldAfterPractice()).toEqual({ estudantes: 5, media: 7 / 5, percentil: 50 });
    expect(await toldAfterPeeking()).toEqual({ estudantes: 5, media: 7 / 5, percentil: null });
    // Another sitting of the same part has no comparison group.
    const again = await sit(practised, 'RRRRR');
    expect(await again()).toEqual({ estudantes: 5, media: 7 / 5, percentil: null });
  });
});

describe('the day’s limit', () => {
  it('never cuts a sitting that has started, and counts its questions', async () => {
    const { user, token, view } = await sitting();
    await api.db.execute(`insert into served_questions (student_id, day, question_id)
      select '${user.id}', (now() at time zone 'America/Sao_Paulo')::date, 100000 + n from generate_series(1, 100) n`);
    expect((await api.ok(VIEW, { id: view.id }, token)).questoes).toHaveLength(5);
    await api.ok(DISCARD, { id: view.id }, token);
    await api.db.execute(`delete from served_questions where question_id < 100000`);
    const begin = { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' };
    expect((await api.call(BEGIN, begin, token)).status).toBe(403);
  });

  it('refuses to start a sitting with a new question when none is left for the day', async () => {
    const { user, token } = await api.createStudent();
    const serve = (ids: string) =>
      api.db.execute(`insert into served_questions (student_id, day, question_id)
        select '${user.id}', (now() at time zone 'America/Sao_Paulo')::date, id from ${ids}`);
    const begin = () =>
      api.call(BEGIN, { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' }, token);
    await serve('generate_series(100001, 100098) as id');
    await serve(`(values (${idAt(0)}), (${idAt(1)})) as known(id)`);
    expect(await begin()).toMatchObject({
      status: 403,
      body: { erro: [expect.stringMatching(/^Você já recebeu as 100 questões de hoje/)] },
    });
    expect(await api.db.$count(sittings, eq(sittings.studentId, user.id))).toBe(0);
    // One remaining question is enough, and a paper without new questions needs none.
    await api.db.execute(`delete from served_questions where question_id = 100098`);
    expect((await begin()).status).toBe(200);
    await api.db.delete(sittings).where(eq(sittings.studentId, user.id));
    await api.db.execute(`delete from served_questions where question_id < 100000`);
    await serve(`(select id from questions) as known`);
    expect((await begin()).status).toBe(200);
  });
});

describe('an answer to a question of an open sitting', () => {
  it('is stored without a verdict, and counts when the sitting ends', async () => {
    const { user, token, view } = await sitting();
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
    const uuid = crypto.randomUUID();
    const body = { uuid, questao_id: idAt(0), alternativa_id: content.questions[0]?.right, mapa_id: content.map.id };
    for (let time = 0; time < 2; time += 1) {
      const result = await api.ok(ANSWER, body, token);
      expect(result).toMatchObject({ uuid, retida: true, acertou: null, gabarito: { letra: null } });
    }
    expect(await api.db.$count(answers)).toBe(0);
    const detail = await api.ok('GET /api/customer-area/question-map/detail', { id: content.map.id }, token);
    expect(detail.progresso).toMatchObject({ respondidas: 0, certas: 0 });
    await api.ok(FINISH, { id: view.id }, token);
    expect(await api.db.$count(heldAnswers)).toBe(0);
    const [answer] = await api.db.select().from(answers).where(eq(answers.studentId, user.id));
    expect(answer).toMatchObject({ id: uuid, correct: true, mapId: content.map.id });
    expect((await api.ok(ANSWER, body, token)).acertou).toBe(true);
  });
});
