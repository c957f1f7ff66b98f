import { and, eq } from 'drizzle-orm';
import { mapQuestions, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { storeNotebook } from '@mapa/server-study/testing';

const ANSWER = 'POST /api/customer-area/question/answer';
const SELECT = 'POST /api/customer-area/question-map/select';
const MAP = 'GET /api/customer-area/question-map/detail';
const NOTEBOOK = 'GET /api/customer-area/question-notebook/id';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const right = (index: number) => {
  const { id, right: alternativa_id } = content.questions[index] as TestContent['questions'][number];
  return { questao_id: id, alternativa_id };
};
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** A student with a map and a notebook of the same questions; each act names the one that it applies to. */
async function studentWith(kind: 'map' | 'notebook') {
  const student = await api.createStudent();
  const { token } = student;
  await api.ok(SELECT, { mapa_id: content.map.id }, token);
  const caderno_id = await storeNotebook(
    api,
    student.user.id,
    content.questions.map(({ id }) => id),
  );
  const place = kind === 'map' ? { mapa_id: content.map.id } : { caderno_id };
  const call = (verb: string, path: string) =>
    `${verb} /api/customer-area/question-${kind}/${path}` as 'POST /api/customer-area/question-map/reset';
  return {
    token,
    caderno_id,
    answer: (index: number, more: object) => api.ok(ANSWER, { ...right(index), ...place, ...more }, token),
    reset: () => api.ok(call('POST', 'reset'), place as never, token),
    remove: () => api.ok(call('DELETE', '{id}'), { id: Object.values(place)[0] } as never, token),
    answered: async () => {
      const { progresso } =
        kind === 'map'
          ? await api.ok(MAP, { id: content.map.id }, token)
          : await api.ok(NOTEBOOK, { id: caderno_id }, token);
      return progresso.respondidas;
    },
  };
}

describe.each(['map', 'notebook'] as const)('a %s that was reset elsewhere', (kind) => {
  it('keeps earlier answers as history, and reports the reset', async () => {
    const { answer, reset, answered } = await studentWith(kind);
    const given = ago(60_000);
    await reset();
    expect(await answer(0, { epoca: 1, respondida_em: given })).toMatchObject({
      contabilizada: false,
      epoca: 1,
      mudanca: 'recomecado',
    });
    // The body does not say when it was given: the epoch that it names applies.
    expect(await answer(1, { epoca: 1 })).toMatchObject({ contabilizada: false, epoca: 1, mudanca: 'recomecado' });
    expect(await answered()).toBe(0);
    const current = await answer(0, { epoca: 2 });
    expect([current, await answered()]).toMatchObject([{ contabilizada: true, epoca: 2 }, 1]);
    expect(current).not.toHaveProperty('mudanca');
  });

  it('counts later answers of a tab that does not know of the reset', async () => {
    const { answer, reset, answered } = await studentWith(kind);
    await reset();
    await reset();
    expect(await answer(0, { epoca: 1, respondida_em: ago(0) })).toMatchObject({
      contabilizada: true,
      epoca: 3,
      mudanca: 'recomecado',
    });
    expect(await answered()).toBe(1);
  });

  it('corrects answer times by the error of the device’s clock, and ignores impossible clocks', async () => {
    const { answer, reset, answered } = await studentWith(kind);
    const before = ago(60_000);
    await reset();
    const behind = (at: string) => new Date(Date.parse(at) - 400 * 86_400_000).toISOString();
    const sent = { epoca: 1, enviada_em: behind(ago(0)) };
    expect(await answer(0, { ...sent, respondida_em: behind(before) })).toMatchObject({
      contabilizada: false,
      epoca: 1,
    });
    expect(await answer(1, { ...sent, respondida_em: behind(ago(0)) })).toMatchObject({
      contabilizada: true,
      epoca: 2,
    });
    expect(await answer(2, { epoca: 1, respondida_em: behind(before) })).toMatchObject({
      contabilizada: false,
      epoca: 1,
    });
    expect(await answer(3, { epoca: 1, respondida_em: '2999-01-01T00:00:00Z' })).toMatchObject({
      contabilizada: false,
      epoca: 1,
    });
    expect(await answered()).toBe(1);
  });

  it('keeps an answer whose list was removed, and reports the removal', async () => {
    const { answer, remove } = await studentWith(kind);
    await remove();
    expect(await answer(0, { epoca: 1 })).toMatchObject({
      contabilizada: true,
      mudanca: 'retirado',
      gabarito: { letra: 'B' },
    });
  });
});

describe('an answer to what changed elsewhere', () => {
  it('reports that its question was removed from the notebook', async () => {
    const { token, caderno_id, answer } = await studentWith('notebook');
    await api.ok(
      'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}',
      { id: caderno_id, questao_id: right(0).questao_id },
      token,
    );
    expect(await answer(0, { epoca: 1 })).toMatchObject({ contabilizada: true, mudanca: 'questao_retirada' });
  });

  it('reports that its map was left for the newer edition, where it counts', async () => {
    const { token, answer } = await studentWith('map');
    const [newer] = await api.db.insert(questionMaps).values({ name: 'Mapa X, nova', slug: 'mapa-x-nova' }).returning();
    const id = newer?.id ?? 0;
    const held = await api.db
      .select()
      .from(mapQuestions)
      .where(and(eq(mapQuestions.mapId, content.map.id)));
    await api.db.insert(mapQuestions).values(held.map((row) => ({ ...row, mapId: id })));
    await api.db.update(questionMaps).set({ replacedBy: id }).where(eq(questionMaps.id, content.map.id));
    await api.ok('POST /api/customer-area/question-map/migrate', { mapa_id: content.map.id }, token);
    expect(await answer(0, { epoca: 1 })).toMatchObject({ contabilizada: true, mudanca: 'migrado' });
    expect((await api.ok(MAP, { id }, token)).progresso.respondidas).toBe(1);
  });
});
