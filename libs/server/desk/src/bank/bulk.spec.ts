import { alternatives, mapQuestions, questions, subjectModels } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { RETRAIN_AFTER } from '@mapa/server-classifier';
import { eq, inArray } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { workAtDesk } from '../testing/desk';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const BATCH = 'PUT /api/customer-area/desk/question-batch';
const AUDIT = 'GET /api/customer-area/desk/audit';
const ANSWER = 'POST /api/customer-area/question/answer';
const SEEN = 'GET /api/customer-area/question/{id}';
const motivo = 'Revisão do edital';

let api: TestApp;
let content: TestContent;
let admin: Entered;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin' });
});
afterEach(() => api.close());

const idOf = (index: number) => content.questions[index]?.id ?? 0;
const call = (ids: number[], ato: string, more: object = {}) =>
  api.call(BATCH, { ids, ato, motivo, so_conferir: false, ...more } as never, admin.token);
const act = async (ids: number[], ato: string, more: object = {}) => {
  const { status, body } = await call(ids, ato, more);
  expect(status).toBe(200);
  return body as { feito: boolean; muda: { questoes: number; iguais: number; recusadas: object[] } };
};
const acts = async (id: number) => (await api.ok(AUDIT, { questao_id: id }, admin.token)).data;
const rows = (ids: number[]) => api.db.select().from(questions).where(inArray(questions.id, ids)).orderBy(questions.id);

describe('an act on several questions', () => {
  it('is only previewed on request: who and what is affected, and what stays', async () => {
    const { token } = await api.createStudent({ plan: 'plano_pago_primary' });
    await api.ok(ANSWER, { questao_id: idOf(0), alternativa_id: content.questions[0]?.wrong ?? 0 }, token);
    await api.db
      .update(questions)
      .set({ outdated: true })
      .where(eq(questions.id, idOf(1)));
    const ids = [idOf(0), idOf(1), idOf(2), 2_000_000_000];
    expect(await act(ids, 'desatualizar', { so_conferir: true })).toEqual({
      feito: false,
      muda: {
        questoes: 2,
        iguais: 1,
        recusadas: [{ id: 2_000_000_000, codigo: 'Q2000000000', motivo: 'Esta questão não existe.' }],
        estudantes: 1,
        mapas: 1,
      },
      avisos: [],
    });
    expect((await rows(ids)).map(({ outdated }) => outdated)).toEqual([false, true, false]);
    expect(await acts(idOf(0))).toEqual([]);
  });

  it('annuls each of them with the reason, which students read, and logs each', async () => {
    const { token } = await api.createStudent({ plan: 'plano_pago_primary' });
    const ids = [idOf(0), idOf(1)];
    expect(await act([...ids, ...ids], 'anular')).toMatchObject({ feito: true, muda: { questoes: 2, iguais: 0 } });
    expect(await api.ok(SEEN, { id: idOf(0) }, token)).toMatchObject({ anulada: true, motivo_situacao: motivo });
    for (const id of ids) expect(await acts(id)).toMatchObject([{ ato: 'questao_anulada', depois: { motivo } }]);
    await api.db
      .update(alternatives)
      .set({ correct: false })
      .where(eq(alternatives.questionId, idOf(1)));
    expect((await act(ids, 'retirar_anulacao')).muda).toMatchObject({
      questoes: 1,
      recusadas: [{ id: idOf(1), motivo: expect.stringContaining('não tem gabarito') }],
    });
    expect((await rows(ids)).map(({ annulled }) => annulled)).toEqual([false, true]);
  });

  it('gives them a subject, which their maps follow, or accepts the suggested one', async () => {
    const ids = [idOf(0), idOf(1), idOf(2)];
    await api.db
      .insert(subjectModels)
      .values({ questions: 1, figures: {}, format: 0, corrections: RETRAIN_AFTER - 1 } as never);
    await api.db
      .update(questions)
      .set({ subjectSuggested: true })
      .where(inArray(questions.id, ids.slice(0, 2)));
    expect((await act(ids, 'aceitar_assunto', { ids: ids.slice(1) })).muda).toMatchObject({ questoes: 1, iguais: 1 });
    expect(await workAtDesk(api)).toEqual([]);
    const { id: regency } = content.regency;
    expect((await act(ids, 'assunto', { assunto_id: regency })).muda).toMatchObject({ questoes: 3, mapas: 1 });
    expect(await rows(ids)).toMatchObject(
      ids.map(() => ({ subjectId: regency, subjectPath: content.regency.path, subjectSuggested: false })),
    );
    const mapped = await api.db.select().from(mapQuestions).where(inArray(mapQuestions.questionId, ids));
    expect(new Set(mapped.map(({ subjectId }) => subjectId))).toEqual(new Set([regency]));
    expect((await acts(idOf(1))).map(({ ato, antes, depois }) => [ato, antes?.assunto, depois?.assunto])).toEqual([
      ['assunto_dado', 'Português › Crase', 'Português › Regência'],
      ['assunto_aceito', 'Português › Crase', 'Português › Crase'],
    ]);
    // The first subject was a suggestion that a person has changed: with it a training is due.
    expect(await workAtDesk(api)).toEqual(['treinar']);
  });

  it('is refused without a subject or a reason, for too many questions, and for a teacher', async () => {
    const ids = [idOf(0)];
    expect(await call(ids, 'assunto')).toMatchObject({
      status: 422,
      body: { assunto_id: ['Escolha o assunto que as questões passam a ter.'] },
    });
    expect((await call(ids, 'assunto', { assunto_id: 2_000_000_000 })).status).toBe(404);
    expect((await call(ids, 'anular', { motivo: '' })).status).toBe(422);
    const many = Array.from({ length: 201 }, (_, at) => at + 1);
    expect((await call(many, 'anular')).status).toBe(422);
    const teacher = await enter(api, { role: 'professor' });
    const body = { ids, ato: 'anular', motivo, so_conferir: true } as const;
    expect((await api.call(BATCH, body, teacher.token)).status).toBe(403);
    expect(await acts(idOf(0))).toEqual([]);
  });
});
