import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const QUESTION = 'GET /api/customer-area/question/{id}';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

it("a question shows the caller's own answers and marks, and nothing of other students", async () => {
  const [ana, bia] = [await api.createStudent(), await api.createStudent()];
  const question = content.questions[0];
  if (!question) throw new Error('no question');
  const { id, wrong } = question;
  const nothing = { favorita: false, oculta: false, anotada: false, solicitacao: null, marcas: null };
  expect(await api.ok(QUESTION, { id }, ana.token)).toMatchObject(nothing);

  await api.ok('POST /api/customer-area/question/favorite', { questao_id: id, favorita: true }, ana.token);
  await api.ok('PUT /api/customer-area/question/hidden/{id}', { id }, ana.token);
  await api.ok('PUT /api/customer-area/question/note/{id}', { id, texto: 'Rever.', revisao: 0 }, ana.token);
  await api.ok('PUT /api/customer-area/question/comment-request/request/{id}', { id }, ana.token);
  const highlights = { versao: 1, destaques: [{ inicio: 0, fim: 4, cor: 'verde' as const }], riscadas: [wrong] };
  await api.ok('PUT /api/customer-area/question/marks/{id}', { id, ...highlights, revisao: 0 }, ana.token);

  const all = {
    favorita: true,
    oculta: true,
    anotada: true,
    solicitacao: 'pendente',
    marcas: { questao_id: id, ...highlights, revisao: 1 },
  };
  expect(await api.ok(QUESTION, { id }, ana.token)).toMatchObject(all);
  expect(await api.ok(QUESTION, { id }, bia.token)).toMatchObject(nothing);

  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, ana.token);
  const { data } = await api.ok('GET /api/customer-area/question-map/questions', { id: content.map.id }, ana.token);
  expect(data.find((one) => one.id === id)).toMatchObject(all);

  await api.ok('DELETE /api/customer-area/question/note/{id}', { id, revisao: 1 }, ana.token);
  expect((await api.ok(QUESTION, { id }, ana.token)).anotada).toBe(false);
});
