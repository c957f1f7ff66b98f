import { exams, institutions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

describe('GET /api/institution/{id}', () => {
  const profileOf = (id: number) => api.ok('GET /api/institution/{id}', { id });

  it('reports what a board asks, over the years and by kind, with the size of the sample', async () => {
    const { board, crasis, languages, portuguese, regency } = content;
    expect(await profileOf(board.id)).toEqual({
      id: board.id,
      tipo: 'banca',
      sigla: 'BX',
      nome: 'Banca X',
      slug: 'bx',
      questoes: 6,
      provas: 1,
      mapas: 1,
      variantes: { numeros: 1, questoes: 2, nomes: ['espanhol', 'inglês'] },
      amostra: 6,
      anuladas: 0,
      desatualizadas: 0,
      estilo: { certo_errado: 0, multipla_escolha: [{ alternativas: 4, questoes: 6 }] },
      anos: [{ ano: 2024, questoes: 6 }],
      materias: [
        { id: portuguese.id, nome: 'Português', questoes: 4, por_ano: [4] },
        { id: languages.id, nome: 'Línguas', questoes: 2, por_ano: [2] },
      ],
      assuntos: [
        { id: crasis.id, nome: 'Crase', questoes: 3, materia: { id: portuguese.id, nome: 'Português' } },
        { id: regency.id, nome: 'Regência', questoes: 1, materia: { id: portuguese.id, nome: 'Português' } },
      ],
    });
  });

  it('excludes annulled and outdated questions from the sample, separates years and has both kinds', async () => {
    const { crasis, createQuestion, languages } = content;
    const shape = (sourceKey: string, overrides: object) => ({
      slot: 70,
      subject: languages,
      overrides: { examId: null, sourceKey, ...overrides },
    });
    const [row] = await api.db
      .insert(institutions)
      .values({ kind: 'banca', acronym: 'CC', name: 'Certo e Errado', slug: 'cc' })
      .returning();
    const own = { boardId: row?.id ?? 0 };
    await createQuestion(shape('a', { ...own, year: 2019, kind: 'questaovf', alternativeCount: 2 }));
    await createQuestion({ ...shape('b', { ...own, year: 2021, alternativeCount: 5 }), subject: crasis });
    await createQuestion(shape('c', { ...own, year: null, alternativeCount: 5 }));
    await createQuestion(shape('d', { ...own, annulled: true }));
    await createQuestion(shape('e', { ...own, annulled: true, outdated: true }));
    expect(await profileOf(own.boardId)).toMatchObject({
      questoes: 5,
      amostra: 3,
      anuladas: 2,
      desatualizadas: 1,
      mapas: 0,
      estilo: { certo_errado: 1, multipla_escolha: [{ alternativas: 5, questoes: 2 }] },
      anos: [
        { ano: 2021, questoes: 1 },
        { ano: 2019, questoes: 1 },
        { ano: null, questoes: 1 },
      ],
      materias: [
        { nome: 'Línguas', questoes: 2, por_ano: [0, 1, 1] },
        { nome: 'Português', questoes: 1, por_ano: [1, 0, 0] },
      ],
      assuntos: [{ nome: 'Crase', questoes: 1, materia: { nome: 'Português' } }],
    });
  });

  it('excludes papers of future exams', async () => {
    const { board } = content;
    await api.db.insert(exams).values({ name: 'Anunciada', slug: 'anunciada', boardId: board.id, given: false });
    expect((await profileOf(board.id)).provas).toBe(1);
    const { data } = await api.ok('GET /api/institution', { busca: 'BX' });
    expect(data.map(({ provas }) => provas)).toEqual([1]);
  });

  it('reports the same for a body', async () => {
    expect(await profileOf(content.body.id)).toMatchObject({ tipo: 'orgao', sigla: 'OY', provas: 1 });
  });

  it.each([
    ['999999', 404],
    ['abc', 422],
  ])('refuses the id %s with %d', async (id, status) => {
    expect((await api.call('GET /api/institution/{id}', { id })).status).toBe(status);
  });
});
