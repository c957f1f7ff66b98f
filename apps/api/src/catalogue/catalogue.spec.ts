import { eq } from 'drizzle-orm';
import { buildApp } from '../app';
import { institutions, openDatabase, questions } from '@mapa/server-platform';
import { createTestApp, testConfig, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

describe('GET /api/health-check', () => {
  it('answers', async () => {
    expect(await api.ok('GET /api/health-check')).toEqual({ status: 'ok' });
  });

  it('answers 503 with a sentence when the database is away', async () => {
    const away = 'postgres://127.0.0.1:1/away';
    const { pool, db } = openDatabase(away);
    const app = await buildApp({ config: testConfig(away), pool, db });
    const response = await app.inject('/api/matter');
    expect([response.statusCode, Object.keys(response.json() as object)]).toEqual([503, ['erro']]);
    expect(response.headers['retry-after']).toBeDefined();
    await app.close();
    await pool.end();
  });

  it('refuses a text that no database can hold, and an invalid address', async () => {
    const nul = await api.app.inject('/api/question?cargo=a%00b');
    expect([nul.statusCode, nul.json()]).toEqual([422, { erro: ['O texto contém um caractere que não é aceito.'] }]);
    const login = await api.call('POST /api/auth/login', { email: 'a\u0000b', password: 'x' });
    expect(login.status).toBe(422);
    const address = await api.app.inject('/api/exam/%ff');
    expect([address.statusCode, address.json()]).toEqual([404, { erro: ['Não encontramos o que você procura.'] }]);
  });

  it('answers 404 with a sentence for a path that does not exist', async () => {
    expect((await api.app.inject('/api/nada')).json()).toEqual({ erro: ['Não encontramos o que você procura.'] });
  });
});

describe('GET /api/matter', () => {
  it('gives each matéria with its assuntos and their counts', async () => {
    const { data } = await api.ok('GET /api/matter', { status: 'ativo' });
    expect(
      data.map((matter) => [matter.nome, matter.questoes, matter.assuntos.map((one) => [one.nome, one.questoes])]),
    ).toEqual([
      ['Línguas', 3, []],
      [
        'Português',
        4,
        [
          ['Crase', 3],
          ['Regência', 1],
        ],
      ],
    ]);
  });

  it('refuses an unknown status', async () => {
    expect((await api.call('GET /api/matter', { status: 'x' })).status).toBe(422);
  });
});

describe('GET /api/institution', () => {
  it('lists boards or bodies with their counts of questions and papers', async () => {
    const { data } = await api.ok('GET /api/institution', { tipo: 'banca' });
    expect(data).toEqual([
      { id: content.board.id, tipo: 'banca', sigla: 'BX', nome: 'Banca X', slug: 'bx', questoes: 6, provas: 1 },
    ]);
    expect((await api.ok('GET /api/institution', { busca: 'orgao' })).data.map((one) => one.sigla)).toEqual(['OY']);
  });

  it('lists the largest first on request', async () => {
    const orders = async (ordem: string) =>
      (await api.ok('GET /api/institution', { ordem })).data.map((one) => one.sigla);
    await api.db.insert(institutions).values({ kind: 'banca', acronym: 'AA', name: 'Banca sem questões', slug: 'aa' });
    expect(await orders('sigla')).toEqual(['AA', 'BX', 'OY']);
    expect(await orders('questoes')).toEqual(['OY', 'BX', 'AA']);
    const second = await api.ok('GET /api/institution', { ordem: 'questoes', per_page: 1, page: 2 });
    expect([second.total, second.data.map((one) => one.sigla)]).toEqual([3, ['BX']]);
    expect((await api.ok('GET /api/institution', { ordem: 'questoes', busca: 'nada' })).data).toEqual([]);
    await api.db.delete(institutions).where(eq(institutions.acronym, 'AA'));
  });

  it('refuses an unknown kind and a page beyond the end', async () => {
    expect((await api.call('GET /api/institution', { tipo: 'x' })).status).toBe(422);
    const { status, body } = await api.call('GET /api/institution', { page: 7 });
    expect([status, body]).toEqual([404, { erro: ['A página 7 não existe; a última é a 1.'] }]);
  });
});

describe('GET /api/exam', () => {
  it('lists papers by filters, and counts two languages of one number once', async () => {
    const list = await api.ok('GET /api/exam', { uf: ['sp'], ano: [2024], cargo: 'analista' });
    expect(list).toMatchObject({ total: 1, current_page: 1, last_page: 1 });
    expect(list.data[0]).toMatchObject({ nome: 'Prova X', questoes: 5, mapa: { id: content.map.id, nome: 'Mapa X' } });
    expect((await api.ok('GET /api/exam', { uf: ['rj'] })).data).toEqual([]);
  });

  it.each([{ uf: ['xx'] }, { ano: ['abc'] }, { page: 0 }, { per_page: 101 }, { cargo: 'x'.repeat(101) }])(
    'refuses %j',
    async (query) => {
      const { status, body } = await api.call('GET /api/exam', query);
      expect([status, Object.values(body).flat().length]).toEqual([422, 1]);
    },
  );

  it('takes a wildcard in a text filter literally', async () => {
    expect((await api.ok('GET /api/exam', { busca: '%' })).total).toBe(0);
  });
});

describe('GET /api/exam/{id}', () => {
  it('gives one paper', async () => {
    expect(await api.ok('GET /api/exam/{id}', { id: content.exam.id })).toMatchObject({ nome: 'Prova X', uf: 'sp' });
  });

  it.each([
    ['999999', 404],
    ['abc', 422],
    ['0', 422],
    ['99999999999', 422],
    ["1' or '1'='1", 422],
  ])('refuses the id %s with %d', async (id, status) => {
    expect((await api.call('GET /api/exam/{id}', { id })).status).toBe(status);
  });
});

describe('GET /api/question', () => {
  const find = async (query: Record<string, unknown>) =>
    (await api.ok('GET /api/question', { per_page: 50, ...query })).data.map((one) => one.id);

  it('shows a question whole but for its key', async () => {
    const { data } = await api.ok('GET /api/question', { id: content.questions[0]?.id });
    expect(data[0]).toMatchObject({
      codigo: `Q${content.questions[0]?.id}`,
      tipo: 'questaomultiplaescolha',
      assunto: [{ nome: 'Português' }, { nome: 'Crase' }],
      banca: { sigla: 'BX' },
      prova: { nome: 'Prova X' },
      numero: 1,
    });
    expect(data[0]?.alternativas.map((one) => one.letra)).toEqual(['A', 'B', 'C', 'D']);
    const text = JSON.stringify(data);
    expect(text).not.toContain('Comentário');
    expect(text).not.toMatch(/correct|gabarito|certa/);
  });

  it('finds questions by each filter', async () => {
    const all = content.questions.map((one) => one.id);
    const [first, , , fourth] = all;
    expect((await find({ materia_id: [content.portuguese.id] })).sort()).toEqual(all.slice(0, 4).sort());
    expect(await find({ assunto_id: [content.regency.id] })).toEqual([fourth]);
    expect(await find({ prova_id: [content.exam.id] })).toEqual(all);
    expect(await find({ ano: [2020] })).toEqual([content.outsider.id]);
    expect(await find({ dificuldade: [1] })).toEqual([content.outsider.id]);
    expect(await find({ tipo: ['questaovf'] })).toEqual([]);
    expect(await find({ busca: '"enunciado 1"' })).toEqual([first]);
    expect(await find({ busca: `Q${fourth}` })).toEqual([fourth]);
    expect((await find({ busca: 'CRASES' })).length).toBe(7);
    expect(await find({ busca: '-'.repeat(40) })).toEqual([]);
    for (const call of ['GET /api/question/list', 'GET /api/question/count', 'GET /api/question/incidence'] as const) {
      expect(await api.ok(call, { busca: '-'.repeat(40) })).toMatchObject({ total: 0 });
    }
    expect(await find({ comentada: true })).toEqual([]);
  });

  it('orders by difficulty and by year', async () => {
    expect((await find({ ordem: 'dificuldade' }))[0]).toBe(content.outsider.id);
    expect((await find({ ordem: 'dificuldade_desc' })).at(-1)).toBe(content.outsider.id);
    const [hardest, unknown] = content.questions.slice(1);
    await api.db
      .update(questions)
      .set({ difficulty: 5 })
      .where(eq(questions.id, hardest?.id ?? 0));
    await api.db
      .update(questions)
      .set({ difficulty: null })
      .where(eq(questions.id, unknown?.id ?? 0));
    const hardestFirst = await find({ ordem: 'dificuldade_desc' });
    expect([hardestFirst[0], hardestFirst.at(-1)]).toEqual([hardest?.id, unknown?.id]);
    expect((await find({ ordem: 'recentes' })).at(-1)).toBe(content.outsider.id);
  });

  it('counts the choices of one filter within the results of the other filters', async () => {
    const facet = async (query: Record<string, unknown>) =>
      (await api.ok('GET /api/question/facet', query)).data.map(({ valor, questoes }) => [valor, questoes]);
    expect(await facet({ faceta: 'ano' })).toEqual([
      ['2024', 6],
      ['2020', 1],
    ]);
    expect(await facet({ faceta: 'ano', ano: [2020] })).toEqual([
      ['2024', 6],
      ['2020', 1],
    ]);
    expect(await facet({ faceta: 'ano', assunto_id: [content.regency.id] })).toEqual([['2024', 1]]);
    expect(await facet({ faceta: 'assunto', ano: [2020], materia_id: [content.portuguese.id] })).toEqual([
      [String(content.languages.id), 1],
    ]);
    expect(await facet({ faceta: 'ano', valores: ['2020', '1999'] })).toEqual([['2020', 1]]);
    expect((await api.call('GET /api/question/facet', {})).status).toBe(422);
    expect((await api.call('GET /api/question/facet', { faceta: 'x' })).status).toBe(422);
    const ana = await api.createStudent();
    const shared = await api.call('GET /api/question/facet', { faceta: 'tipo' }, ana.token);
    expect(shared.headers['cache-control']).toContain('public');
    expect((await api.call('GET /api/question/facet', { faceta: 'estado' })).status).toBe(401);
    const own = await api.call('GET /api/question/facet', { faceta: 'estado' }, ana.token);
    expect([own.body, own.headers['cache-control']]).toEqual([
      { data: [{ valor: 'nao_respondidas', questoes: 7 }] },
      'private, no-store',
    ]);
  });

  it('needs a token for the own state only', async () => {
    expect((await api.call('GET /api/question', { estado: 'erradas' })).status).toBe(401);
    const shared = await api.call('GET /api/question', {});
    expect(shared.headers['cache-control']).toContain('public');
    const { token } = await api.createStudent();
    const own = await api.call('GET /api/question', { estado: 'nao_respondidas' }, token);
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it.each([
    { estado: 'x' },
    { tipo: ['y'] },
    { id: 'abc' },
    { busca: 'x'.repeat(201) },
    { materia_id: Array(51).fill(1) },
    { comentada: 'talvez' },
    { page: 9 },
  ])('refuses %j with a sentence', async (query) => {
    const { status, body } = await api.call('GET /api/question', query);
    expect([422, 404]).toContain(status);
    expect(Object.values(body).flat()[0]).toMatch(/\.$/);
  });
});

describe('GET /api/question/list', () => {
  it('returns list rows with the beginning of the statement as plain text', async () => {
    const { data } = await api.ok('GET /api/question/list', { assunto_id: [content.regency.id] });
    expect(data).toEqual([expect.objectContaining({ numero: 4, resumo: 'Enunciado 4 sobre a crase.' })]);
  });

  it('refuses an unknown order', async () => {
    expect((await api.call('GET /api/question/list', { ordem: 'x' })).status).toBe(422);
  });
});

describe('GET /api/question/count and /incidence', () => {
  it('count the questions that the filter finds and the hidden ones', async () => {
    const { id } = await content.createQuestion({
      slot: 20,
      subject: content.languages,
      overrides: { annulled: true, examId: null },
    });
    expect(await api.ok('GET /api/question/count', {})).toEqual({
      total: 7,
      ocultas: { anuladas: 1, desatualizadas: 0 },
    });
    expect(await api.ok('GET /api/question/count', { anuladas: 'incluir' })).toEqual({
      total: 8,
      ocultas: { anuladas: 0, desatualizadas: 0 },
    });
    expect((await api.ok('GET /api/question', { id })).data[0]?.anulada).toBe(true);
    await api.db.update(questions).set({ annulled: false, outdated: true }).where(eq(questions.id, id));
    expect((await api.ok('GET /api/question/count', {})).ocultas).toEqual({ anuladas: 0, desatualizadas: 1 });
    await api.db.update(questions).set({ subjectPath: [] }).where(eq(questions.id, id));
  });

  it('weigh each matéria and assunto, heaviest first', async () => {
    const { total, data } = await api.ok('GET /api/question/incidence', { prova_id: [content.exam.id] });
    expect(total).toBe(6);
    expect(data.map((one) => [one.nome, one.questoes, one.percentual])).toEqual([
      ['Português', 4, 66.7],
      ['Crase', 3, 50],
      ['Línguas', 2, 33.3],
      ['Regência', 1, 16.7],
    ]);
  });

  it('refuse what the list of questions refuses', async () => {
    expect((await api.call('GET /api/question/count', { ano: ['x'] })).status).toBe(422);
    const subjects = Array.from({ length: 201 }, (_, at) => 1_000 + at);
    expect((await api.call('GET /api/question/count', { assunto_id: subjects.slice(1) })).status).toBe(200);
    expect((await api.call('GET /api/question/count', { assunto_id: subjects })).status).toBe(422);
    expect((await api.call('GET /api/question/incidence', { escolaridade: ['x'] })).status).toBe(422);
  });
});

describe('GET /api/media/{hash}', () => {
  it('answers 404 for anything that is not a stored picture', async () => {
    for (const hash of ['x', '0'.repeat(64), '..%2f..%2fetc']) {
      expect((await api.app.inject(`/api/media/${hash}`)).statusCode).toBe(404);
    }
  });
});
