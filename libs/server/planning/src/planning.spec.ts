import { dayAfter, dayInBrasilia, mondayOf } from '@mapa/domain';
import {
  answers,
  exams,
  mapQuestions,
  notices,
  questionMaps,
  questions,
  studyPlans,
  users,
} from '@mapa/server-platform';
import { createContent, createManyQuestions, type TestContent } from '@mapa/server-search/testing';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from './testing/app';

const TODAY = 'GET /api/customer-area/today';
const PLAN = 'PUT /api/customer-area/study-plan';
const ANSWER = 'POST /api/customer-area/question/answer';
const READ = 'PUT /api/customer-area/today/key-changes';
const DAY_MS = 86_400_000;

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

const question = (index: number) => content.questions[index] as TestContent['questions'][number];
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A student whose account is a year old. */
async function oldStudent() {
  const student = await api.createStudent();
  await api.db.update(users).set({ createdAt: new Date(daysAgo(365)) });
  return student;
}

async function storeNotice(examOn: string | null): Promise<number> {
  const [exam] = await api.db.insert(exams).values({ name: 'TRT 10', slug: 'trt-10' }).returning();
  const examId = exam?.id ?? 0;
  await api.db.insert(notices).values({ examId, sourceKey: 'trt', educationLevels: [], positions: [], examOn });
  return examId;
}

describe('GET /api/customer-area/today', () => {
  it('is refused to visitors', async () => {
    expect((await api.call(TODAY, {})).status).toBe(401);
  });

  it('tells a new student where to begin, with the usual hours and no exam', async () => {
    const { token } = await api.createStudent();
    const today = await api.ok(TODAY, {}, token);
    expect(today).toMatchObject({
      hoje: dayInBrasilia(),
      revisoes: 0,
      simulado: null,
      continuar: null,
      comece_por_base: 'banco',
      prova: null,
      plano: {
        minutos: [60, 60, 60, 60, 60, 0, 0],
        escolhido: false,
        questao_ms: 120_000,
        tempo_do_estudante: false,
        meta: 120,
        feitas: 0,
      },
      semanas: [],
      sequencia: { atual: 0, maior: 0 },
    });
    expect(today.plano.dias.map(({ dia }) => dia)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(mondayOf(dayInBrasilia()), days)),
    );
    expect(today.comece_por.map(({ nome }) => nome)).toEqual(['Crase', 'Línguas', 'Regência']);
  });

  it('counts the due questions of the review, and plans them for today', async () => {
    const { token } = await oldStudent();
    for (const index of [0, 1])
      await api.ok(
        ANSWER,
        { questao_id: question(index).id, alternativa_id: question(index).wrong, respondida_em: daysAgo(10) },
        token,
      );
    await api.ok(PLAN, { minutos: [60, 60, 60, 60, 60, 60, 60] }, token);
    const { revisoes, plano, hoje } = await api.ok(TODAY, {}, token);
    expect(revisoes).toBe((await api.ok('GET /api/customer-area/question/review', {}, token)).total);
    expect(revisoes).toBe(2);
    expect(plano.dias.find(({ dia }) => dia === hoje)).toMatchObject({ revisoes: 2, cabem: 30 });
    await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: question(0).id }, token);
    expect((await api.ok(TODAY, {}, token)).revisoes).toBe(1);
  });

  it('continues what was studied last, a map or a notebook, and plans its open questions', async () => {
    const { token } = await oldStudent();
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
    const { id: caderno_id } = await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'Caderno da noite', questoes: [question(0).id, content.outsider.id] },
      token,
    );
    expect((await api.ok(TODAY, {}, token)).continuar).toMatchObject({ caderno_id, nome: 'Caderno da noite' });
    const { id, right } = question(0);
    await api.ok(ANSWER, { questao_id: id, alternativa_id: right, mapa_id: content.map.id }, token);
    const { continuar, plano, hoje, comece_por_base } = await api.ok(TODAY, {}, token);
    expect(continuar).toMatchObject({ mapa_id: content.map.id, caderno_id: null });
    expect(continuar?.questao_id).not.toBe(id);
    expect(comece_por_base).toBe('mapas');
    expect(plano.dias.find(({ dia }) => dia === hoje)?.feitas).toBe(1);
    // Finishes the map, so that the notebook remains.
    for (const { id: questao_id, right: alternativa_id } of content.questions)
      await api.ok(ANSWER, { questao_id, alternativa_id, mapa_id: content.map.id }, token);
    expect((await api.ok(TODAY, {}, token)).continuar).toMatchObject({ mapa_id: null, caderno_id });
  });

  it("continues with the student's other maps if the one in progress has few open questions", async () => {
    const { token } = await oldStudent();
    const [second] = await api.db.insert(questionMaps).values({ name: 'Segundo mapa', slug: 'segundo' }).returning();
    const other = second?.id ?? 0;
    const ids = await createManyQuestions(api.db, content, 40);
    await api.db
      .insert(mapQuestions)
      .values(ids.map((questionId, at) => ({ mapId: other, questionId, subjectId: content.crasis.id, slot: at + 1 })));
    for (const mapa_id of [other, content.map.id])
      await api.ok('POST /api/customer-area/question-map/select', { mapa_id }, token);
    await api.ok(PLAN, { minutos: [60, 60, 60, 60, 60, 60, 60] }, token);
    const { id, right } = question(0);
    await api.ok(ANSWER, { questao_id: id, alternativa_id: right, mapa_id: content.map.id }, token);
    const { continuar, plano, hoje } = await api.ok(TODAY, {}, token);
    expect(continuar).toMatchObject({ mapa_id: content.map.id });
    const left = plano.dias.filter(({ dia }) => dia >= hoje);
    const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
    expect(sumOf(left.map((day) => day.continuar))).toBe(continuar?.progresso.abertas);
    const others = left.flatMap(({ outros_mapas = [] }) => outros_mapas);
    expect(new Set(others.map((one) => [one.id, one.nome].join()))).toEqual(new Set([`${other},Segundo mapa`]));
    expect(sumOf(others.map(({ questoes }) => questoes))).toBeLessThanOrEqual(40);
  });

  describe('the questions of the plan', () => {
    const EVERY_DAY = [720, 720, 720, 720, 720, 720, 720];
    const MANY_HOURS = { minutos: EVERY_DAY };
    /** The questions planned for the rest of the week, by place. */
    async function planned(token: string) {
      const { plano } = await api.ok(TODAY, {}, token);
      const sumOf = (parts: { questoes: number }[]) => parts.reduce((sum, { questoes }) => sum + questoes, 0);
      const all = { subjects: 0, latest: 0, others: 0 };
      for (const { assuntos, continuar, outros_mapas = [] } of plano.dias) {
        all.subjects += sumOf(assuntos);
        all.latest += continuar;
        all.others += sumOf(outros_mapas);
      }
      return { ...all, total: all.subjects + all.latest + all.others };
    }
    const choose = (token: string, mapa_id = content.map.id) =>
      api.ok('POST /api/customer-area/question-map/select', { mapa_id }, token);

    it('are planned once, even if they are in a subject and in two maps, or in two languages', async () => {
      const { token } = await oldStudent();
      await api.ok(PLAN, MANY_HOURS, token);
      await choose(token);
      // Five numbers, the last one in two languages, and a question outside the map in one of its subjects.
      expect(await planned(token)).toMatchObject({ total: 6, others: 0 });
      const [twin] = await api.db.insert(questionMaps).values({ name: 'Mapa Y', slug: 'mapa-y' }).returning();
      const rows = content.questions.map(({ id, slot, variant }) => ({ questionId: id, slot, variant }));
      await api.db
        .insert(mapQuestions)
        .values(rows.map((row) => ({ ...row, mapId: twin?.id ?? 0, subjectId: content.crasis.id })));
      await choose(token, twin?.id);
      expect((await planned(token)).total).toBe(6);
      const { id: caderno_id } = await api.ok(
        'POST /api/customer-area/question-notebook/',
        { nome: 'x', questoes: content.questions.map(({ id }) => id) },
        token,
      );
      expect((await api.ok(TODAY, {}, token)).continuar).toMatchObject({ caderno_id });
      expect((await planned(token)).total).toBe(6);
    });

    it('exclude hidden, annulled, outdated, answered ones and those in an open sitting', async () => {
      const { token } = await oldStudent();
      await api.ok(PLAN, MANY_HOURS, token);
      await choose(token);
      expect((await planned(token)).total).toBe(6);
      await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: question(0).id }, token);
      expect((await planned(token)).total).toBe(5);
      await api.db
        .update(questions)
        .set({ annulled: true })
        .where(eq(questions.id, question(1).id));
      expect((await planned(token)).total).toBe(4);
      await api.db
        .update(questions)
        .set({ outdated: true })
        .where(eq(questions.id, question(2).id));
      expect((await planned(token)).total).toBe(3);
      // One of two languages: the number can be answered in the other one.
      await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: question(4).id }, token);
      expect((await planned(token)).total).toBe(3);
      const { id, right } = question(5);
      await api.ok(ANSWER, { questao_id: id, alternativa_id: right, mapa_id: content.map.id }, token);
      expect(await planned(token)).toMatchObject({ total: 2 });
      await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: content.outsider.id }, token);
      expect(await planned(token)).toMatchObject({ total: 1 });
      const sitting = { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' };
      await api.ok('POST /api/customer-area/sitting', sitting, token);
      expect(await planned(token)).toEqual({ subjects: 0, latest: 0, others: 0, total: 0 });
    });

    it('are open again in a map that was reset, and stay answered in its subject', async () => {
      const { token } = await oldStudent();
      await api.ok(PLAN, MANY_HOURS, token);
      await choose(token);
      for (const { id: questao_id, right: alternativa_id } of [...content.questions, content.outsider])
        await api.ok(ANSWER, { questao_id, alternativa_id, mapa_id: content.map.id }, token);
      expect((await planned(token)).total).toBe(0);
      await api.ok('POST /api/customer-area/question-map/reset', { mapa_id: content.map.id }, token);
      expect(await planned(token)).toEqual({ subjects: 0, latest: 5, others: 0, total: 5 });
    });
  });

  it('offers an open sitting', async () => {
    const { token } = await api.createStudent();
    const id = crypto.randomUUID();
    await api.ok('POST /api/customer-area/sitting', { id, prova_id: content.exam.id, idioma: 'inglês' }, token);
    expect((await api.ok(TODAY, {}, token)).simulado).toMatchObject({ id, estado: 'aberta' });
    await api.ok('POST /api/customer-area/sitting/{id}/finish', { id }, token);
    expect((await api.ok(TODAY, {}, token)).simulado).toBeNull();
  });

  it('counts days in a row by the time of Brasília, and the last eight weeks', async () => {
    const { token, user } = await oldStudent();
    for (const days of [0, 1, 2, 100]) {
      const { id, right } = question(days % 4);
      await api.ok(ANSWER, { questao_id: id, alternativa_id: right, respondida_em: daysAgo(days) }, token);
    }
    await api.ok(PLAN, { minutos: [30, 30, 30, 30, 30, 30, 30] }, token);
    const today = await api.ok(TODAY, {}, token);
    expect(today.sequencia).toEqual({ atual: 3, maior: 3 });
    expect(today.semanas).toHaveLength(8);
    // 02:59 UTC is still the evening before in Brasília, 03:00 the new day.
    const yesterday = dayAfter(dayInBrasilia(), -1);
    await api.db
      .update(answers)
      .set({ answeredAt: new Date(`${dayInBrasilia()}T02:59:00Z`) })
      .where(eq(answers.studentId, user.id));
    expect((await api.ok(TODAY, {}, token)).sequencia).toEqual({ atual: 1, maior: 1 });
    const { plano } = await api.ok(TODAY, {}, token);
    expect(plano.dias.find(({ dia }) => dia === yesterday)?.feitas ?? 4).toBe(4);
    const { calendario = [] } = await api.ok(TODAY, {}, token);
    expect(calendario).toHaveLength(35);
    expect(calendario.filter(({ respostas }) => respostas > 0)).toEqual([{ dia: yesterday, respostas: 4, meta: 12 }]);
  });

  it('counts days of years with summer time by the clock of that time', async () => {
    const { token } = await api.createStudent();
    await api.db.update(users).set({ createdAt: new Date('2018-01-01') });
    // 00:30 of the tenth by the clock of that November, 23:30 of the ninth by today's.
    for (const [index, given] of ['2018-11-09T15:00:00Z', '2018-11-10T02:30:00Z'].entries()) {
      const { id, right } = question(index);
      await api.ok(ANSWER, { questao_id: id, alternativa_id: right }, token);
      await api.db
        .update(answers)
        .set({ answeredAt: new Date(given) })
        .where(eq(answers.questionId, id));
    }
    expect((await api.ok(TODAY, {}, token)).sequencia).toEqual({ atual: 0, maior: 2 });
  });

  it("plans with the student's own time from 20 timed answers on", async () => {
    const { token } = await api.createStudent();
    for (let count = 0; count < 20; count += 1) {
      const { id, right } = question(count % 4);
      await api.ok(ANSWER, { questao_id: id, alternativa_id: right, tempo_ms: 60_000 }, token);
    }
    const { plano } = await api.ok(TODAY, {}, token);
    expect(plano).toMatchObject({ questao_ms: 60_000, tempo_do_estudante: true, meta: 240 });
  });
});

describe('PUT /api/customer-area/study-plan', () => {
  it('changes hours and exam separately', async () => {
    const { token } = await api.createStudent();
    const minutos = [0, 0, 0, 0, 0, 120, 120];
    await api.ok(PLAN, { minutos }, token);
    const data_prova = dayAfter(dayInBrasilia(), 30);
    await api.ok(PLAN, { data_prova, nome_prova: '  Vestibular\n da UnB ' }, token);
    const { plano, prova } = await api.ok(TODAY, {}, token);
    expect(plano).toMatchObject({ minutos, escolhido: true });
    expect(prova).toEqual({ prova_id: null, nome: 'Vestibular da UnB', data: data_prova, dias: 30 });
    await api.ok(PLAN, { prova_id: null, data_prova: null }, token);
    expect(await api.ok(TODAY, {}, token)).toMatchObject({ prova: null, plano: { minutos } });
  });

  it('follows the day of a notice, and reports a past one', async () => {
    const { token } = await api.createStudent();
    const prova_id = await storeNotice(null);
    await api.ok(PLAN, { prova_id }, token);
    const exam = async () => (await api.ok(TODAY, {}, token)).prova;
    expect(await exam()).toEqual({ prova_id, nome: 'TRT 10', data: null, dias: null });
    const setDay = (days: number) => api.db.update(notices).set({ examOn: dayAfter(dayInBrasilia(), days) });
    await setDay(12);
    expect(await exam()).toMatchObject({ dias: 12 });
    await setDay(-3);
    expect(await exam()).toMatchObject({ dias: -3 });
    await api.db.delete(notices);
    await api.db.delete(exams).where(eq(exams.id, prova_id));
    expect(await exam()).toBeNull();
  });

  it.each([
    [{ minutos: [60, 60, 60, 60, 60, 60] }, 'minutos'],
    [{ minutos: [60, 60, 60, 60, 60, 60, 721] }, 'minutos'],
    [{ minutos: [60, 60, 60, 60, 60, 60, -1] }, 'minutos'],
    [{ data_prova: '2020-02-30' }, 'data_prova'],
    [{ data_prova: '2020-02-01' }, 'data_prova'],
    [{ prova_id: 9_999 }, 'prova_id'],
    [{ prova_id: 1, data_prova: '2999-01-01' }, 'data_prova'],
  ])('refuses %j', async (body, field) => {
    const { token, user } = await api.createStudent();
    const { status, body: told } = await api.call(PLAN, body, token);
    expect([status, Object.keys(told as object)]).toEqual([422, [field]]);
    expect(await api.db.$count(studyPlans, eq(studyPlans.studentId, user.id))).toBe(0);
  });
});

describe('changed keys', () => {
  const annul = (id: number) => api.db.update(questions).set({ annulled: true }).where(eq(questions.id, id));

  it('are told until they are read; those of an open sitting after it', async () => {
    const { token } = await api.createStudent();
    for (const { id, right } of [question(0), content.outsider])
      await api.ok(ANSWER, { questao_id: id, alternativa_id: right }, token);
    const started = { id: crypto.randomUUID(), prova_id: content.exam.id, idioma: 'inglês' };
    const { id } = await api.ok('POST /api/customer-area/sitting', started, token);
    await annul(question(0).id);
    await annul(content.outsider.id);
    const told = async () => (await api.ok(TODAY, {}, token)).mudancas_de_gabarito;
    const ids = async () => (await told())?.questoes.map(({ questao_id }) => questao_id);
    expect(await ids()).toEqual([content.outsider.id]);
    const lidas = ((await told())?.questoes ?? []).map(({ questao_id, mudanca_id }) => ({ questao_id, mudanca_id }));
    await api.ok(READ, { lidas }, token);
    expect(await told()).toBeNull();
    await api.ok('POST /api/customer-area/sitting/{id}/finish', { id }, token);
    expect(await ids()).toEqual([question(0).id]);
  });

  it('are marked by who is signed in, and at least one at a time', async () => {
    const { token } = await api.createStudent();
    expect((await api.call(READ, { lidas: [{ questao_id: 1, mudanca_id: 1 }] })).status).toBe(401);
    const { status, body } = await api.call(READ, { lidas: [] }, token);
    expect([status, Object.keys(body as object)]).toEqual([422, ['lidas']]);
    // A change that does not exist is none to mark.
    await api.ok(READ, { lidas: [{ questao_id: 9_999, mudanca_id: 1 }] }, token);
  });
});
