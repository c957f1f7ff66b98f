import { createTestApp, type TestApp } from '../testing/app';
import { createContent } from '@mapa/server-search/testing';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await createContent(api.db);
});
afterAll(() => api.close());

const READ = {
  busca: 'crase',
  exata: '"craze"',
  palavras: [{ digitada: 'craze', sugerida: 'crase' }],
  usada: true,
};

describe('a search with a mistyped word', () => {
  it('lists the results of the nearest word, and says so, as full questions and as lines', async () => {
    const typed = await api.ok('GET /api/question', { busca: 'craze' });
    const right = await api.ok('GET /api/question', { busca: 'crase' });
    expect(right.total).toBeGreaterThan(0);
    expect(typed).toEqual({ ...right, grafia: READ });
    expect((await api.ok('GET /api/question/list', { busca: 'craze' })).grafia).toEqual(READ);
    expect(right).not.toHaveProperty('grafia');
  });

  it('is counted and narrowed by the same words', async () => {
    const { total } = await api.ok('GET /api/question', { busca: 'crase' });
    expect((await api.ok('GET /api/question/count', { busca: 'craze' })).total).toBe(total);
    const narrowed = await api.ok('GET /api/question', { busca: 'craze', ano: [1999] });
    expect([narrowed.total, narrowed.grafia]).toEqual([0, READ]);
    const facet = await api.ok('GET /api/question/facet', { busca: 'craze', faceta: 'ano' });
    expect(facet).toEqual(await api.ok('GET /api/question/facet', { busca: 'crase', faceta: 'ano' }));
  });

  it('finds nothing when the typed word is searched exactly', async () => {
    const exact = await api.ok('GET /api/question', { busca: READ.exata });
    expect(exact.total).toBe(0);
    expect(exact).not.toHaveProperty('grafia');
  });

  it('makes a notebook of the results, and keeps the searched words', async () => {
    const { token } = await api.createStudent();
    const make = (busca: string) =>
      api.ok('POST /api/customer-area/question-notebook/', { nome: 'Crase', filtros: { busca } }, token);
    const [notebook, same] = [await make('craze'), await make('crase')];
    expect(notebook.progresso.total).toBe(same.progresso.total);
    expect(notebook.origem).toEqual({ tipo: 'filtro', filtros: expect.objectContaining({ busca: 'crase' }) });
  });
});
