import type { ArgumentsOf } from '@mapa/api-contract';
import { exams, mapQuestions, questionMaps } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { createTestApp, type TestApp } from '../testing/app';

const LIST = 'GET /api/customer-area/desk/map';
const NAME = 'PUT /api/customer-area/desk/map/{id}/name';
const OFFER = 'PUT /api/customer-area/desk/map/{id}/offer';
const EDITION = 'PUT /api/customer-area/desk/map/{id}/edition';
const AUDIT = 'GET /api/customer-area/desk/audit';
const PUBLIC = 'GET /api/question-map';
const MAPS = 'GET /api/customer-area/question-map/user-maps';
const SELECT = 'POST /api/customer-area/question-map/select';
const OLD = 'GET /api/customer-area/question-map/old/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const MIGRATE = 'POST /api/customer-area/question-map/migrate';

let api: TestApp;
let content: TestContent;
let admin: Entered;
/** A map of another paper, with the first two questions of the content's. */
let nextId: number;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin' });
  const [exam] = await api.db.insert(exams).values({ name: 'Prova Y', slug: 'prova-y', year: 2025 }).returning();
  const [next] = await api.db
    .insert(questionMaps)
    .values({ name: 'Mapa Y', slug: 'mapa-y', examId: exam?.id ?? 0, year: 2025 })
    .returning();
  nextId = next?.id ?? 0;
  const held = await api.pool.query<{ question_id: number; subject_id: number; slot: number }>(
    'select question_id, subject_id, slot from map_questions where map_id = $1 and slot <= 2',
    [content.map.id],
  );
  await api.db.insert(mapQuestions).values(
    held.rows.map((row) => ({
      mapId: nextId,
      questionId: row.question_id,
      subjectId: row.subject_id,
      slot: row.slot,
    })),
  );
});
afterEach(() => api.close());

const list = async (query: ArgumentsOf<typeof LIST> = {}) => (await api.ok(LIST, query, admin.token)).data;
const replace = (por_id: number | null, so_conferir = false) =>
  api.call(EDITION, { id: content.map.id, por_id, so_conferir }, admin.token);
const answer = (token: string, at: number) =>
  api.ok(
    ANSWER,
    {
      questao_id: content.questions[at]?.id ?? 0,
      alternativa_id: content.questions[at]?.right ?? 0,
      mapa_id: content.map.id,
    },
    token,
  );

/** A student who has answered the first three numbers of the map. */
async function studyingStudent() {
  const student = await api.createStudent();
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  for (const at of [0, 1, 2]) await answer(student.token, at);
  return student;
}

describe('maps at the desk', () => {
  it('are listed with their paper, edition and students, and found by words and situation', async () => {
    await studyingStudent();
    const maps = await list({ busca: 'mapa x' });
    expect(maps).toMatchObject([
      { nome: 'Mapa X', situacao: 'oferecido', prova: { nome: 'Prova X' }, questoes: 5, edicao: 1, estudantes: 1 },
    ]);
    await replace(nextId);
    expect((await list({ situacao: 'substituido' })).map(({ nome }) => nome)).toEqual(['Mapa X']);
    expect(await list({ busca: 'mapa y' })).toMatchObject([{ edicao: 2, substitui: { nome: 'Mapa X' } }]);
  });

  it('are renamed for everybody, unless somebody was faster', async () => {
    const { id } = content.map;
    await api.ok(NAME, { id, nome: '  Mapa  novo ', nome_visto: 'Mapa X' }, admin.token);
    expect((await api.ok(PUBLIC, { id })).data[0]?.nome).toBe('Mapa novo');
    expect(await api.ok(NAME, { id, nome: 'Outro', nome_visto: 'Mapa X' }, admin.token)).toMatchObject({
      salvo: false,
      mapa: { nome: 'Mapa novo' },
    });
    expect((await api.call(NAME, { id: 9999, nome: 'Outro', nome_visto: '' }, admin.token)).status).toBe(404);
    expect((await api.ok(AUDIT, { ato: 'mapa_renomeado' }, admin.token)).data).toMatchObject([
      { objeto: 'mapa', antes: { nome: 'Mapa X' }, depois: { nome: 'Mapa novo' } },
    ]);
  });

  it('are withdrawn from the offers and put back, and students keep them', async () => {
    const { id } = content.map;
    const { token } = await studyingStudent();
    expect(await api.ok(OFFER, { id, oferecido: false }, admin.token)).toMatchObject({ situacao: 'retirado' });
    expect((await api.ok(PUBLIC, { id })).total).toBe(0);
    expect((await api.ok(MAPS, {}, token)).total).toBe(1);
    await answer(token, 3);
    await api.ok(OFFER, { id, oferecido: true }, admin.token);
    expect((await api.ok(PUBLIC, { id })).total).toBe(1);
    await replace(nextId);
    expect((await api.call(OFFER, { id, oferecido: false }, admin.token)).status).toBe(422);
  });

  it('are replaced after a look at what students take along, which is what each of them takes', async () => {
    const { token } = await studyingStudent();
    const look = await replace(nextId, true);
    expect(look.body).toMatchObject({
      feito: false,
      muda: { estudantes: 1, em_comum: 2, respondidas: 3, levadas: 2 },
      mapa: { situacao: 'oferecido' },
    });
    await replace(nextId);
    expect(await api.ok(OLD, { id: content.map.id }, token)).toMatchObject({ em_comum: 2, respondidas: 2 });
    for (const wrong of [content.map.id, nextId]) expect((await replace(wrong)).status).toBe(422);
  });

  it('get their place back while nobody has moved', async () => {
    const { token } = await studyingStudent();
    await replace(nextId);
    expect(await api.ok(EDITION, { id: content.map.id, por_id: null, so_conferir: false }, admin.token)).toMatchObject({
      feito: true,
      mapa: { situacao: 'oferecido' },
    });
    expect((await replace(null)).status).toBe(422);
    await replace(nextId);
    await api.ok(MIGRATE, { mapa_id: content.map.id }, token);
    expect(await replace(null)).toMatchObject({
      status: 422,
      body: { erro: ['Não há como desfazer: 1 estudante já passou para a nova edição.'] },
    });
  });

  it('are read by a teacher, and changed by none', async () => {
    const { token } = await enter(api, { role: 'professor' });
    const { id } = content.map;
    expect((await api.ok(LIST, {}, token)).total).toBe(3);
    expect((await api.call(NAME, { id, nome: 'x', nome_visto: 'x' }, token)).status).toBe(403);
    expect((await api.call(OFFER, { id, oferecido: false }, token)).status).toBe(403);
    expect((await api.call(EDITION, { id, por_id: null, so_conferir: true }, token)).status).toBe(403);
    expect((await api.call(LIST, {}, (await api.createStudent()).token)).status).toBe(403);
  });
});
