import { eq } from 'drizzle-orm';
import { exams, institutions, noticeEditais, notices, questions, questionVersions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const CALL = 'GET /api/sitemap';
const LATER = new Date('2030-01-02T03:04:05.000Z');

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

describe('GET /api/sitemap', () => {
  const idsOf = async (args: Record<string, unknown>) => (await api.ok(CALL, args)).data.map(({ id }) => id);

  it('lists every question in pages, including annulled and outdated ones, as they have a page', async () => {
    const all = [...content.questions, content.outsider].map(({ id }) => id).sort((one, other) => one - other);
    await api.db
      .update(questions)
      .set({ annulled: true })
      .where(eq(questions.id, all[0] ?? 0));
    expect(await idsOf({ tipo: 'questao' })).toEqual(all);
    const page = await api.ok(CALL, { tipo: 'questao', page: 2, per_page: 4 });
    expect([page.data.map(({ id }) => id), page.total, page.last_page, page.per_page]).toEqual([all.slice(4), 7, 2, 4]);
  });

  it("has the time of the last change of a question's wording, and of a paper's or board's content", async () => {
    const id = content.questions.at(-1)?.id ?? 0;
    const dateOf = async (tipo: string, wanted: number) =>
      (await api.ok(CALL, { tipo })).data.find((entry) => entry.id === wanted)?.modificado_em;
    const created = await dateOf('questao', id);
    expect(Date.parse(created ?? '')).toBeLessThan(LATER.getTime());
    await api.db
      .insert(questionVersions)
      .values({ questionId: id, version: 2, statement: '<p>Outro.</p>', contentHash: 'x', createdAt: LATER });
    expect(await dateOf('questao', id)).toBe(created);
    await api.db.update(questions).set({ currentVersion: 2, createdAt: LATER }).where(eq(questions.id, id));
    expect(await dateOf('questao', id)).toBe(LATER.toISOString());
    expect(await dateOf('prova', content.exam.id)).toBe(LATER.toISOString());
    expect(await dateOf('banca', content.board.id)).toBe(LATER.toISOString());
  });

  it('lists papers but not announced exams, and boards but not bodies', async () => {
    await api.db.insert(exams).values({ name: 'Só edital', slug: 'so-edital', given: false });
    const [empty] = await api.db
      .insert(institutions)
      .values({ kind: 'banca', acronym: 'ZZ', name: 'Sem questões', slug: 'zz' })
      .returning();
    expect(await idsOf({ tipo: 'prova' })).toEqual([content.exam.id]);
    expect(await idsOf({ tipo: 'banca' })).toEqual([content.board.id]);
    expect(empty).toBeDefined();
  });

  it('lists notices whose edital was read, with the time of its reading', async () => {
    const id = content.exam.id;
    await api.db.insert(notices).values({ examId: id, sourceKey: 'x', educationLevels: [], positions: [] });
    expect(await idsOf({ tipo: 'concurso' })).toEqual([]);
    await api.db.insert(noticeEditais).values({ examId: id, name: 'x', reading: {}, choices: {}, readAt: LATER });
    expect((await api.ok(CALL, { tipo: 'concurso' })).data).toEqual([{ id, modificado_em: LATER.toISOString() }]);
  });

  it('refuses an unknown kind, too large a page, and a page beyond the end', async () => {
    expect((await api.call(CALL, { tipo: 'mapa' })).status).toBe(422);
    expect((await api.call(CALL, {})).status).toBe(422);
    expect((await api.call(CALL, { tipo: 'prova', per_page: 2001 })).status).toBe(422);
    expect((await api.call(CALL, { tipo: 'prova', page: 2 })).status).toBe(404);
  });
});
