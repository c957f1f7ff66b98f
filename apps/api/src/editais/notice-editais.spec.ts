import { EDITAIS_PER_DAY } from '@mapa/domain';
import { announce, giveText, SAMPLE_EDITAL, SAMPLE_YEAR as YEAR } from '@mapa/server-edital/testing';
import { exams, mapQuestions, notices, questions } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter } from '@mapa/server-sessions/testing';
import { eq, inArray } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';

const PROGRAMME = 'GET /api/exam/{id}/programme';
const NOTICES = 'GET /api/exam';
const BEGIN = 'POST /api/customer-area/edital';
const LIST = 'GET /api/customer-area/edital';
const MAKE = 'POST /api/customer-area/edital/{id}/map';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

/** A notice of the test's board, with its edital unless the text is null. @returns its id */
const announced = (text?: string | null, examOn?: string) => announce(api.db, { ...content, text, examOn });
const copy = (concurso_id: number, cargo: number | null = 0) => ({
  id: crypto.randomUUID(),
  nome: 'x',
  tamanho: null,
  texto: null,
  concurso_id,
  cargo,
});

describe("the programme of a notice's edital", () => {
  it('is open to anybody: offices, then weights, what the bank lacks, and the first look at the map', async () => {
    const id = await announced();
    const offices = await api.ok(PROGRAMME, { id });
    expect(offices).toMatchObject({
      id,
      orgao: 'Órgão Y',
      banca: { id: content.board.id },
      data_prova: `${YEAR}-11-15`,
      cargos: [
        { indice: 0, nome: 'ANALISTA DE DADOS' },
        { indice: 1, nome: 'TÉCNICO DE CAMPO' },
      ],
      cargo: null,
      disciplinas: [],
      assuntos: [],
    });
    const chosen = await api.ok(PROGRAMME, { id, cargo: 1 });
    expect(chosen).toMatchObject({
      cargo: 1,
      cobertura: { topicos: 4, reconhecidos: 2, com_questoes: 2 },
      total_assuntos: 2,
      questoes: 4,
      disciplinas: [
        { nome: 'PORTUGUÊS', questoes: 10, peso: 2, topicos: 3, sem_questoes: ['Semiótica do cordel'] },
        { nome: 'TOPOGRAFIA', topicos: 1, sem_questoes: ['Nivelamento'] },
      ],
    });
    expect(chosen.assuntos.map(({ nome, pontos }) => [nome, pontos])).toEqual([
      ['Crase', 4.5],
      ['Regência', 0.5],
    ]);
    expect(chosen.primeiras.map(({ assunto }) => assunto)).toEqual(['Crase', 'Regência']);
    // An address of before the edital was replaced may name an office that is gone.
    expect((await api.ok(PROGRAMME, { id, cargo: 9 })).cargo).toBeNull();
  });

  it('is announced in the list of notices, and is missing where no edital was read', async () => {
    const [lacking, having] = [await announced(null), await announced()];
    const { data } = await api.ok(NOTICES, { com_edital: true, per_page: 100 } as never);
    const hasProgramme = (id: number) => data.find((one) => one.id === id)?.edital?.com_programa;
    expect([hasProgramme(lacking), hasProgramme(having)]).toEqual([undefined, true]);
    for (const id of [lacking, content.exam.id, 999_999])
      expect((await api.call(PROGRAMME, { id })).body).toEqual({
        erro: ['O edital deste concurso ainda não foi lido aqui.'],
      });
  });

  it('follows the bank, the notice and another edital in place of it', async () => {
    const id = await announced(SAMPLE_EDITAL, `${YEAR}-12-06`);
    const look = () => api.ok(PROGRAMME, { id, cargo: 1 });
    expect((await look()).data_prova).toBe(`${YEAR}-12-06`);
    const [first] = content.questions;
    await api.db
      .update(questions)
      .set({ outdated: true })
      .where(eq(questions.id, first?.id ?? 0));
    try {
      expect((await look()).questoes).toBe(3);
    } finally {
      await api.db.update(questions).set({ outdated: false });
    }
    expect((await look()).questoes).toBe(4);
    await giveText(api.db, id, SAMPLE_EDITAL.replace('2 Regência. 3 ', '2 '));
    expect((await look()).cobertura).toEqual({ topicos: 3, reconhecidos: 1, com_questoes: 1 });
  });
});

describe("a copy of a notice's edital", () => {
  it('is read already, becomes a map of the office, and stays one when it is asked for twice', async () => {
    const { token } = await enter(api);
    const notice = await announced(SAMPLE_EDITAL, `${YEAR}-12-06`);
    const first = await api.ok(BEGIN, copy(notice), token);
    expect(first).toMatchObject({
      estado: 'lido',
      leitura: { cargo: 0, banca: { id: content.board.id }, data_prova: `${YEAR}-12-06` },
    });
    expect(first.nome).toMatch(/^Concurso /);
    const { mapa } = await api.ok(MAKE, { id: first.id }, token);
    expect(await api.db.$count(mapQuestions, eq(mapQuestions.mapId, mapa.id))).toBe(4);
    expect(await api.ok(BEGIN, copy(notice), token)).toMatchObject({ id: first.id, mapa_id: mapa.id });
    expect((await api.ok(BEGIN, copy(notice, 1), token)).id).not.toBe(first.id);
    // What was read anew is another edital.
    await giveText(api.db, notice, SAMPLE_EDITAL.replace('2 Regência. 3 ', '2 '));
    expect((await api.ok(BEGIN, copy(notice), token)).id).not.toBe(first.id);
  });

  it('does not count as one of the day, as it costs no reading', async () => {
    const { token } = await enter(api);
    const file = () => ({ id: crypto.randomUUID(), nome: 'x', tamanho: 9, texto: null });
    for (let count = 0; count < EDITAIS_PER_DAY; count += 1) await api.ok(BEGIN, file(), token);
    expect((await api.call(BEGIN, file(), token)).status).toBe(429);
    expect((await api.ok(BEGIN, copy(await announced()), token)).estado).toBe('lido');
  });

  it('is refused without an office of several, of a notice without edital, and beside a file', async () => {
    const { token } = await enter(api);
    const notice = await announced();
    for (const cargo of [null, 7])
      expect((await api.call(BEGIN, copy(notice, cargo), token)).body).toEqual({ cargo: ['Escolha o cargo.'] });
    expect((await api.call(BEGIN, copy(await announced(null)), token)).status).toBe(404);
    expect((await api.call(BEGIN, { ...copy(notice), tamanho: 5 }, token)).status).toBe(422);
    expect((await api.ok(LIST, {}, token)).data).toEqual([]);
  });

  it('and the exam to plan for are refused while the notice is being removed', async () => {
    const { token } = await enter(api);
    const notice = await announced();
    const remover = await api.pool.connect();
    await remover.query('begin');
    await remover.query('select from exams where id = $1 for update', [notice]);
    await remover.query('delete from notices where exam_id = $1', [notice]);
    await remover.query('delete from exams where id = $1', [notice]);
    const late = Promise.all([
      api.call(BEGIN, copy(notice), token),
      api.call('PUT /api/customer-area/study-plan', { prova_id: notice }, token),
    ]);
    // From another connection: within its transaction the remover sees the first state of the others again and again.
    const isWaiting = async () =>
      (
        await api.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount === 2;
    while (!(await isWaiting()));
    await remover.query('commit');
    remover.release();
    expect((await late).map(({ status }) => status)).toEqual([404, 422]);
  });

  it('and its map stay when the notice goes', async () => {
    const { token } = await enter(api);
    const notice = await announced();
    const { id } = await api.ok(BEGIN, copy(notice), token);
    await api.db.delete(notices).where(eq(notices.examId, notice));
    await api.db.delete(exams).where(eq(exams.id, notice));
    expect((await api.ok('GET /api/customer-area/edital/{id}', { id }, token)).estado).toBe('lido');
    expect((await api.call(PROGRAMME, { id: notice })).status).toBe(404);
  });
});

describe("the published map of a notice's edital", () => {
  const PUBLISH = 'POST /api/customer-area/desk/notice/{id}/map';
  const OFFER = 'PUT /api/customer-area/desk/map/{id}/offer';
  const SELECT = 'POST /api/customer-area/question-map/select';
  const staff = () => enter(api, { role: 'admin' });
  const listed = async () =>
    (await api.ok('GET /api/question-map', { per_page: 100 } as never)).data.map(({ id }) => id);
  const questionsOf = async (mapId: number) =>
    (await api.db.select().from(mapQuestions).where(eq(mapQuestions.mapId, mapId))).map((row) => row.questionId);
  async function publish(text = SAMPLE_EDITAL) {
    const admin = await staff();
    const notice = await announced(text, `${YEAR}-12-06`);
    const { edital } = await api.ok(PUBLISH, { id: notice, cargo: 0 }, admin.token);
    return { admin, notice, mapId: edital?.mapas[0]?.mapa?.id ?? 0 };
  }

  it('is one of everybody until it is withdrawn; what is published again is the same map, and the log says so', async () => {
    const { admin, notice, mapId } = await publish();
    const again = await api.ok(PUBLISH, { id: notice, cargo: 0 }, admin.token);
    const offered = { id: mapId, nome: 'Órgão Y – ANALISTA DE DADOS', situacao: 'oferecido' };
    expect(again.edital?.mapas).toEqual([
      { cargo: 0, nome: 'ANALISTA DE DADOS', mapa: { ...offered, nome: expect.any(String) }, atual: true },
      { cargo: 1, nome: 'TÉCNICO DE CAMPO', mapa: null, atual: false },
    ]);
    expect(await listed()).toContain(mapId);
    const { token } = await enter(api);
    expect((await api.ok(SELECT, { mapa_id: mapId }, token)).mapa.questoes).toBe(4);
    expect((await api.ok('GET /api/customer-area/today', {}, token)).objetivo).toMatchObject({ mapa_id: mapId });
    await api.ok(OFFER, { id: mapId, oferecido: false }, admin.token);
    expect(await listed()).not.toContain(mapId);
    await giveText(api.db, notice, SAMPLE_EDITAL.replace('2 Regência. 3 ', '2 '));
    expect(
      (await api.ok('GET /api/customer-area/desk/notice/{id}', { id: notice }, admin.token)).edital?.mapas[0],
    ).toMatchObject({ mapa: { situacao: 'retirado' }, atual: false });
    await api.ok(PUBLISH, { id: notice, cargo: 0 }, admin.token);
    expect([await listed(), (await questionsOf(mapId)).length]).toEqual([expect.arrayContaining([mapId]), 3]);
    const { data } = await api.ok('GET /api/customer-area/desk/audit', {}, admin.token);
    expect(data.slice(0, 3).map(({ ato, objeto_id }) => [ato, objeto_id])).toEqual([
      ['mapa_publicado', String(mapId)],
      ['mapa_retirado', String(mapId)],
      ['mapa_publicado', String(mapId)],
    ]);
  });

  it('follows the bank without its notice, and keeps what a student answered in it', async () => {
    const { notice, mapId } = await publish();
    const { token } = await enter(api);
    await api.ok(SELECT, { mapa_id: mapId }, token);
    const [first, second] = content.questions;
    if (!first || !second) throw new Error('no questions');
    const answer = { questao_id: first.id, alternativa_id: first.right, mapa_id: mapId };
    await api.ok('POST /api/customer-area/question/answer', answer as never, token);
    await api.db.delete(notices).where(eq(notices.examId, notice));
    await api.db.delete(exams).where(eq(exams.id, notice));
    await api.db
      .update(questions)
      .set({ outdated: true })
      .where(inArray(questions.id, [first.id, second.id]));
    try {
      await api.app.editais.refresh();
      const ids = await questionsOf(mapId);
      expect([first.id, second.id].map((id) => ids.includes(id))).toEqual([true, false]);
    } finally {
      await api.db.update(questions).set({ outdated: false });
    }
  });

  it('is published by administrators alone, of an office and of an edital that was read', async () => {
    const { token } = await staff();
    const notice = await announced();
    const teacher = await enter(api, { role: 'professor' });
    expect((await api.call(PUBLISH, { id: notice, cargo: 0 }, teacher.token)).status).toBe(403);
    for (const cargo of [null, 9])
      expect((await api.call(PUBLISH, { id: notice, cargo }, token)).body).toEqual({ cargo: ['Escolha o cargo.'] });
    expect((await api.call(PUBLISH, { id: await announced(null), cargo: null }, token)).status).toBe(404);
    const nothing = await announced('TOPOGRAFIA: 1 Nivelamento geométrico. 2 Poligonais.');
    expect((await api.call(PUBLISH, { id: nothing, cargo: null }, token)).status).toBe(422);
  });
});
