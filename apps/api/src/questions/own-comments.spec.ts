import { sql } from 'drizzle-orm';
import { writeSampleList } from '@mapa/server-questions';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from '../testing/app';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.db.execute(
    sql`update alternatives set comment = '<p>Por isso ' || letter || '.</p>' where letter in ('A', 'B')`,
  );
});
afterAll(() => api.close());

const answer = async (plan: string) => {
  const { token } = await api.createStudent({ plan });
  const [{ id, right, wrong }] = content.questions as [TestContent['questions'][number]];
  const body = { questao_id: id, alternativa_id: right };
  const { gabarito } = await api.ok('POST /api/customer-area/question/answer', body, token);
  const { gabarito: later } = await api.ok('GET /api/customer-area/question/{id}', { id }, token);
  return { gabarito, later, right, wrong };
};

describe('the comments on alternatives', () => {
  it('come with the key, for the alternatives that have one, at once and later', async () => {
    const { gabarito, later, right, wrong } = await answer('plano_pago_primary');
    expect(gabarito).toEqual({
      alternativa_id: right,
      letra: 'B',
      comentario: '<p>Comentário do professor.</p>',
      comentarios_alternativas: [
        { alternativa_id: wrong, texto: '<p>Por isso A.</p>' },
        { alternativa_id: right, texto: '<p>Por isso B.</p>' },
      ],
    });
    expect(later).toEqual(gabarito);
  });

  it('are shown for a sample question to anyone, with the verdict', async () => {
    const [{ id, right, wrong }] = content.questions as [TestContent['questions'][number]];
    await api.pool.query('update questions set commented = true where id = $1', [id]);
    await writeSampleList(api.db, [id]);
    expect((await api.ok('GET /api/sample-question')).questao).not.toHaveProperty('gabarito');
    const { gabarito } = await api.ok('POST /api/sample-question/{id}', { id, alternativa_id: wrong });
    expect(gabarito.comentarios_alternativas).toEqual([
      { alternativa_id: wrong, texto: '<p>Por isso A.</p>' },
      { alternativa_id: right, texto: '<p>Por isso B.</p>' },
    ]);
  });

  it('are withheld together with the teacher’s comment, and also when there is none', async () => {
    const withheld = { letra: 'B', comentario: null, comentario_bloqueado: true };
    // A comment of one sentence is shown, but the comments on alternatives are not.
    for (const [comment, beginning] of [
      ['<p>Do professor.</p>', { comentario_inicio: 'Do professor.' }],
      [null, {}],
    ] as const) {
      await api.db.execute(sql`update question_versions set comment = ${comment}`);
      const { gabarito, later, right } = await answer('plano_gratis');
      expect([gabarito, later]).toEqual([
        { alternativa_id: right, ...withheld, ...beginning },
        { alternativa_id: right, ...withheld, ...beginning },
      ]);
    }
  });
});
