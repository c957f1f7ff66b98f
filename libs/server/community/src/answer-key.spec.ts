import { eq } from 'drizzle-orm';
import { questions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const KEY = 'GET /api/customer-area/question/answer-key/{id}';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const question = () => content.questions[0] ?? { id: 0, right: 0 };

describe('the key for answering requests', () => {
  it.each(['professor', 'admin', 'master'] as const)(
    'is shown to a %s without an answer, and counts as none',
    async (role) => {
      const { token } = await api.createStudent({ role });
      const { id, right } = question();
      expect(await api.ok(KEY, { id }, token)).toMatchObject({
        alternativa_id: right,
        letra: 'B',
        comentario: '<p>Comentário do professor.</p>',
      });
      const asStudent = await api.ok('GET /api/customer-area/question/{id}', { id }, token);
      expect([asStudent.resposta, asStudent.gabarito]).toEqual([null, null]);
    },
  );

  it('is shown to no student, on any plan, and to no visitor', async () => {
    for (const plan of ['plano_gratis', 'plano_pago_primary']) {
      const { token } = await api.createStudent({ plan });
      for (const id of [question().id, 999_999]) expect((await api.call(KEY, { id }, token)).status).toBe(403);
    }
    expect((await api.call(KEY, { id: question().id })).status).toBe(401);
  });

  it('is refused for an absent question', async () => {
    const { token } = await api.createStudent({ role: 'professor' });
    expect((await api.call(KEY, { id: 999_999 }, token)).status).toBe(404);
  });

  it('has no right alternative once the question is annulled', async () => {
    const { token } = await api.createStudent({ role: 'professor' });
    const { id } = question();
    await api.db.update(questions).set({ annulled: true }).where(eq(questions.id, id));
    expect(await api.ok(KEY, { id }, token)).toMatchObject({ alternativa_id: null, letra: null });
  });
});
