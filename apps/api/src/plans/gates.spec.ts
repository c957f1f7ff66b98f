import { PLAN_LIMITS, refusalAt } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { questionMaps, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const SELECT = 'POST /api/customer-area/question-map/select';
const REMOVE = 'DELETE /api/customer-area/question-map/{id}';
const MIGRATE = 'POST /api/customer-area/question-map/migrate';
const MAPS = 'GET /api/customer-area/question-map/user-maps';
const CREATE = 'POST /api/customer-area/question-notebook/';
const FROM_EXAM = 'POST /api/customer-area/exam/create-question-notebook';
const DUPLICATE = 'POST /api/customer-area/question-notebook/duplicate';
const NOTEBOOKS = 'GET /api/customer-area/question-notebook';
const DROP = 'DELETE /api/customer-area/question-notebook/{id}';
const PLAN = 'GET /api/customer-area/user/plan';

const FREE = PLAN_LIMITS.plano_gratis;
const MOST = FREE.maps ?? 0;
const refusedAt = (gate: Parameters<typeof refusalAt>[0]) => ({ status: 403, body: { erro: [refusalAt(gate, FREE)] } });

let api: TestApp;
let content: TestContent;
let maps: number[];
let many: number[];
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  const names = Array.from({ length: 8 }, (_, n) => ({ name: `Mapa ${n}`, slug: `mapa-${n}` }));
  maps = (await api.db.insert(questionMaps).values(names).returning()).map(({ id }) => id);
  many = [];
  for (let slot = 100; slot <= 200; slot++) {
    many.push((await content.createQuestion({ slot, subject: content.regency, overrides: { examId: null } })).id);
  }
});
afterAll(() => api.close());

const told = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const select = async (token: string, id: number | undefined) => told(await api.call(SELECT, { mapa_id: id }, token));

async function studentAtLimit() {
  const student = await api.createStudent();
  for (const id of maps.slice(0, MOST)) await api.ok(SELECT, { mapa_id: id }, student.token);
  return student;
}
async function studentWithNotebooks(count: number) {
  const student = await api.createStudent();
  const books = [];
  for (let n = 0; n < count; n++)
    books.push(await api.ok(CREATE, { nome: `Caderno ${n}`, questoes: [content.outsider.id] }, student.token));
  return { ...student, books };
}
const downgrade = (id: string) => api.db.update(users).set({ plan: 'plano_gratis' }).where(eq(users.id, id));

describe('the limit of maps', () => {
  it('refuses one more map, but not a map already chosen', async () => {
    const { token } = await studentAtLimit();
    expect(await select(token, maps[MOST])).toEqual(refusedAt('maps'));
    expect((await select(token, maps[0])).status).toBe(200);
    expect((await select(token, 999_999)).status).toBe(404);
  });

  it('refuses to choose a removed map again at the limit, and allows one for each removal', async () => {
    const { token } = await studentAtLimit();
    await api.ok(REMOVE, { id: maps[0] }, token);
    await api.ok(SELECT, { mapa_id: maps[MOST] }, token);
    expect(await select(token, maps[0])).toEqual(refusedAt('maps'));
  });

  it('is never exceeded by concurrent requests', async () => {
    const { token } = await api.createStudent();
    const answers = await Promise.all(maps.map((id) => select(token, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
    expect((await api.ok(MAPS, {}, token)).total).toBe(MOST);
  });

  it('lets a student at the limit move to the new edition of a map', async () => {
    const { token } = await studentAtLimit();
    const newer = maps[MOST + 1] ?? 0;
    await api.db
      .update(questionMaps)
      .set({ replacedBy: newer })
      .where(eq(questionMaps.id, maps[0] ?? 0));
    expect((await api.ok(MIGRATE, { mapa_id: maps[0] }, token)).mapa.id).toBe(newer);
    expect((await api.ok(MAPS, {}, token)).total).toBe(MOST);
  });

  it('leaves all maps to a student who left a paid plan, and refuses only new ones', async () => {
    const { user, token } = await api.createStudent({ plan: 'plano_pago_primary' });
    for (const id of maps.slice(0, MOST + 2)) await api.ok(SELECT, { mapa_id: id }, token);
    await downgrade(user.id);
    expect((await api.ok(MAPS, {}, token)).total).toBe(MOST + 2);
    expect((await select(token, maps[0])).status).toBe(200);
    expect(await select(token, maps[MOST + 2])).toEqual(refusedAt('maps'));
  });
});

describe('the limit of notebooks', () => {
  it('refuses one more, however it is made, until one is deleted', async () => {
    const { token, books } = await studentWithNotebooks(FREE.notebooks ?? 0);
    const id = books[0]?.id;
    for (const [name, args] of [
      [CREATE, { nome: 'x', questoes: [content.outsider.id] }],
      [CREATE, { nome: 'x', filtros: {} }],
      [FROM_EXAM, { prova_id: content.exam.id }],
      [DUPLICATE, { caderno_id: id }],
    ] as const) {
      expect(told(await api.call(name, args, token))).toEqual(refusedAt('notebooks'));
    }
    await api.ok(DROP, { id }, token);
    expect((await api.call(FROM_EXAM, { prova_id: content.exam.id }, token)).status).toBe(200);
  });

  it('is never exceeded by concurrent requests', async () => {
    const { token } = await api.createStudent();
    const body = { nome: 'x', questoes: [content.outsider.id] };
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(CREATE, body, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE.notebooks ?? 0);
    expect((await api.ok(NOTEBOOKS, {}, token)).total).toBe(FREE.notebooks);
  });

  it('does not apply to paid plans and staff', async () => {
    for (const overrides of [{ plan: 'plano_pago_primary_nova_6_meses' }, { role: 'admin' }]) {
      const { token } = await api.createStudent(overrides);
      for (let n = 0; n <= MOST; n++) await api.ok(FROM_EXAM, { prova_id: content.exam.id }, token);
    }
  });
});

describe('the size of a notebook', () => {
  it('is refused beyond the plan; a filter takes as many questions as the plan allows', async () => {
    const { token } = await api.createStudent();
    expect(told(await api.call(CREATE, { nome: 'x', questoes: many }, token))).toEqual(
      refusedAt('questionsPerNotebook'),
    );
    const filtros = { assunto_id: [content.regency.id] };
    expect(told(await api.call(CREATE, { nome: 'x', filtros, limite: 101 }, token))).toEqual(
      refusedAt('questionsPerNotebook'),
    );
    expect((await api.ok(CREATE, { nome: 'x', filtros }, token)).progresso.total).toBe(100);
  });

  it('applies to a copy, but not to notebooks made on a paid plan', async () => {
    const { user, token } = await api.createStudent({ plan: 'plano_pago_primary' });
    const { id } = await api.ok(CREATE, { nome: 'x', questoes: many }, token);
    await downgrade(user.id);
    expect((await api.ok('GET /api/customer-area/question-notebook/id', { id }, token)).progresso.total).toBe(101);
    const answer = { questao_id: many[100], caderno_id: id, revelada: true };
    expect((await api.call('POST /api/customer-area/question/answer', answer, token)).status).toBe(200);
    expect(told(await api.call(DUPLICATE, { caderno_id: id }, token))).toEqual(refusedAt('questionsPerNotebook'));
  });
});

describe('GET /api/customer-area/user/plan', () => {
  it('shows a limited student the use of a limit before it is reached', async () => {
    const { token } = await studentWithNotebooks(1);
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    await api.ok('GET /api/customer-area/question-map/questions', { id: content.map.id }, token);
    expect(await api.ok(PLAN, {}, token)).toEqual({
      plano_tipo: 'plano_gratis',
      gratis: true,
      questoes_hoje: { limite: 100, usadas: 6 },
      mapas: { limite: 3, usados: 1 },
      cadernos: { limite: 3, usados: 1 },
      questoes_por_caderno: 100,
      assinatura: null,
      comentarios_professor: false,
    });
  });

  it('shows everybody else that nothing is limited', async () => {
    const { token } = await api.createStudent({ plan: 'plano_pago_primary' });
    expect(await api.ok(PLAN, {}, token)).toMatchObject({
      gratis: false,
      questoes_hoje: { limite: null, usadas: 0 },
      mapas: { limite: null },
      cadernos: { limite: null },
      questoes_por_caderno: 500,
      comentarios_professor: true,
    });
  });
});
