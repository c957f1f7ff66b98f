import type { ArgumentsOf, ResultOf } from '@mapa/api-contract';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { createTestApp, type TestApp } from '../testing/app';

const READ = 'GET /api/customer-area/desk/map/{id}/order';
const ORDER = 'PUT /api/customer-area/desk/map/{id}/order';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';

let api: TestApp;
let content: TestContent;
let admin: Entered;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin' });
});
afterEach(() => api.close());

type Wanted = ArgumentsOf<typeof ORDER>['materias'];

const read = () => api.ok(READ, { id: content.map.id }, admin.token);
const order = async (materias: Wanted, revisao?: string) =>
  api.call(ORDER, { id: content.map.id, revisao: revisao ?? (await read()).revisao, materias }, admin.token);
const labels = ({ materias }: ResultOf<typeof READ>) =>
  materias.map(({ nome, assuntos }) => [nome, ...assuntos.map((one) => `${one.nome} ${one.questoes}`)]);

/** Línguas first, then Português with Regência before Crase. */
const wanted = ({ languages, portuguese, regency, crasis } = content): NonNullable<Wanted> => [
  { id: languages.id, assuntos: [languages.id] },
  { id: portuguese.id, assuntos: [regency.id, crasis.id] },
];

/** What a student with the map sees of its order. */
async function seenBy(token: string) {
  const { assuntos, continuar, progresso } = await api.ok(DETAIL, { id: content.map.id }, token);
  const { data } = await api.ok(QUESTIONS, { id: content.map.id, per_page: 1 }, token);
  return {
    subjects: assuntos.map(({ nome }) => nome),
    shares: assuntos.map(({ percentual }) => percentual),
    next: continuar?.assunto_id,
    first: data[0]?.assunto.at(-1)?.id,
    answered: progresso.respondidas,
  };
}

it('is that of the incidence until it is made by hand, which students see with their progress, and again after', async () => {
  const { map, crasis, languages, questions } = content;
  const { token } = await api.createStudent();
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: map.id }, token);
  const answer = { questao_id: questions[0]?.id ?? 0, alternativa_id: questions[0]?.right ?? 0, mapa_id: map.id };
  await api.ok('POST /api/customer-area/question/answer', answer, token);
  const before = await read();
  expect([before.a_mao, labels(before)]).toEqual([
    false,
    [
      ['Português', 'Crase 3', 'Regência 1'],
      ['Línguas', 'Línguas 1'],
    ],
  ]);
  const natural = await seenBy(token);
  expect(natural).toMatchObject({ subjects: ['Crase', 'Línguas', 'Regência'], next: crasis.id, answered: 1 });

  const { body } = await order(wanted());
  expect(body).toMatchObject({ salvo: true, ordem: { a_mao: true } });
  expect(await seenBy(token)).toMatchObject({
    subjects: ['Línguas', 'Regência', 'Crase'],
    shares: [20, 20, 60],
    next: crasis.id,
    first: languages.id,
    answered: 1,
  });
  // The shares of the exam are not those of the order.
  const [offered] = (await api.ok('GET /api/question-map', { id: map.id })).data;
  expect(offered?.incidencia.map(({ nome }) => nome)).toEqual(['Crase', 'Línguas', 'Regência']);
  const { token: newcomer } = await api.createStudent();
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: map.id }, newcomer);
  expect(await seenBy(newcomer)).toMatchObject({ next: languages.id });

  await order(null);
  expect(await seenBy(token)).toEqual(natural);
  const entries = await api.ok('GET /api/customer-area/desk/audit', { ato: 'mapa_ordenado' }, admin.token);
  const byHand = 'Línguas: Línguas; Português: Regência, Crase';
  expect(entries.data).toMatchObject([
    { objeto_nome: 'Mapa X', antes: { ordem: byHand }, depois: { ordem: 'a da incidência' } },
    { antes: { ordem: 'a da incidência' }, depois: { ordem: byHand, estudantes: 1 } },
  ]);
});

it('is not stored over what another person, or an import, changed meanwhile', async () => {
  const { crasis, portuguese, languages, map, outsider } = content;
  const { revisao } = await read();
  await order(wanted(), revisao);
  const { body } = await order([{ id: crasis.id, assuntos: [] }], revisao);
  expect(body).toMatchObject({ salvo: false, ordem: { a_mao: true } });
  // A new subject in the map.
  const seen = await read();
  await api.pool.query('insert into map_questions (map_id, question_id, subject_id, slot) values ($1, $2, $3, 8)', [
    map.id,
    outsider.id,
    portuguese.id,
  ]);
  expect((await order(wanted(), seen.revisao)).body).toMatchObject({ salvo: false });
  expect(labels(await read())).toEqual([
    ['Línguas', 'Línguas 1'],
    ['Português', 'Regência 1', 'Crase 3', 'Português 1'],
  ]);
  for (const incomplete of [
    wanted(),
    [...wanted(), { id: languages.id, assuntos: [] }],
    [{ id: portuguese.id, assuntos: [languages.id] }],
    [],
  ])
    expect(await order(incomplete)).toMatchObject({
      status: 422,
      body: { materias: ['A ordem precisa ter cada matéria e cada assunto do mapa uma vez.'] },
    });
});

it('is recorded once, and can be asked for by a teacher, who changes nothing', async () => {
  await order(wanted());
  const again = { id: content.map.id, revisao: (await read()).revisao, materias: wanted() };
  expect(await api.ok(ORDER, again, admin.token)).toMatchObject({ salvo: true });
  const { total } = await api.ok('GET /api/customer-area/desk/audit', { ato: 'mapa_ordenado' }, admin.token);
  expect(total).toBe(1);
  const { token } = await enter(api, { role: 'professor' });
  expect((await api.ok(READ, { id: content.map.id }, token)).a_mao).toBe(true);
  const refused = await api.call(ORDER, { id: content.map.id, revisao: '', materias: null }, token);
  expect(refused.status).toBe(403);
  expect((await api.call(READ, { id: 9999 }, admin.token)).status).toBe(404);
});
