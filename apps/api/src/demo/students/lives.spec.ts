import { type CountedLink, dayAfter, dayInBrasilia, subjectLinks, unsolvedAddress, wrongLink } from '@mapa/domain';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app';
import { loadDemoContent } from '../load';

let api: TestApp;
const today = dayInBrasilia();
beforeAll(async () => {
  api = await createTestApp();
  await loadDemoContent(api, { today });
});
afterAll(() => api.close());

const rows = async (query: string) => (await api.pool.query(query)).rows;

async function enter(name: string): Promise<string> {
  const { access_token } = await api.ok('POST /api/auth/login', {
    email: `${name}@exemplo.com.br`,
    password: PASSWORD,
  });
  return access_token;
}

describe.each(['gratis', 'premium'])('the history of %s', (name) => {
  it('is in progress today: reviews are due, a map is half done, an exam is chosen, days in a row count', async () => {
    const hoje = await api.ok('GET /api/customer-area/today', {}, await enter(name));
    expect(hoje).toMatchObject({
      continuar: { nome: expect.any(String) },
      prova: { nome: expect.any(String), dias: expect.any(Number) },
      plano: { escolhido: true, tempo_do_estudante: true },
      comece_por_base: 'mapas',
      lembrete: null,
    });
    expect(hoje.revisoes).toBeGreaterThan(0);
    expect(hoje.revisoes).toBeLessThan(60);
    expect(hoje.prova?.dias).toBeGreaterThan(30);
    expect(hoje.sequencia.atual).toBeGreaterThanOrEqual(4);
    expect(hoje.semanas.length).toBeGreaterThanOrEqual(7);
    const { total, respondidas } = hoje.continuar?.progresso ?? { total: 0, respondidas: 0 };
    expect(respondidas / total).toBeGreaterThan(0.3);
    expect(respondidas / total).toBeLessThan(0.7);
  });

  it('holds a delivered sitting whose result is compared with others', async () => {
    const token = await enter(name);
    const { data } = await api.ok('GET /api/customer-area/sitting', {}, token);
    expect(data.map(({ estado }) => estado)).toEqual(['entregue']);
    const result = await api.ok('GET /api/customer-area/sitting/{id}/result', { id: data[0]?.id ?? '' }, token);
    expect(result.todos?.estudantes).toBeGreaterThanOrEqual(10);
    expect(result.areas.every(({ metodo }) => metodo === 'demonstracao' || metodo === 'sem_base')).toBe(true);
    expect(result.areas.some(({ nota }) => nota !== null && nota > 350 && nota < 750)).toBe(true);
  });

  it('has favourites, notebooks and requests, one of them answered', async () => {
    const token = await enter(name);
    expect((await api.ok('GET /api/customer-area/question/user-favorites', {}, token)).total).toBeGreaterThan(3);
    expect((await api.ok('GET /api/customer-area/question-notebook', {}, token)).total).toBeGreaterThan(0);
    const { data } = await api.ok('GET /api/customer-area/question/comment-request', {}, token);
    expect(data.map(({ status }) => status).sort()).toEqual(['pendente', 'respondida']);
  });

  it("ends on the day before today, and uses none of today's questions", async () => {
    const [found] = await rows(
      `select count(*)::int as served from served_questions s join users u on u.id = s.student_id where u.email like '${name}@%'`,
    );
    expect(found).toEqual({ served: 0 });
    const [last] =
      await rows(`select max((answered_at at time zone 'America/Sao_Paulo')::date)::text as day from answers a
      join users u on u.id = a.student_id where u.email like '${name}@%'`);
    expect(last).toEqual({ day: dayAfter(today, -1) });
  });
});

/** How many questions an address opens, by the call that its screen makes. */
async function opens(to: string, token: string): Promise<number> {
  const [path, search = ''] = to.split('?');
  const params = new URLSearchParams(search);
  if (path === '/area-estudante/revisao') {
    const scope = params.has('assunto') ? { assunto_id: Number(params.get('assunto')) } : {};
    return (await api.ok('GET /api/customer-area/question/review', scope, token)).total;
  }
  if (path !== '/questoes') throw new Error(`no question list: ${to}`);
  const filters = [...new Set(params.keys())].map((key) => {
    const values = params.getAll(key);
    return key.endsWith('[]') ? [key.slice(0, -2), values.map(Number)] : [key, values[0]];
  });
  return (await api.ok('GET /api/question/list', Object.fromEntries(filters), token)).total;
}

type Day = Awaited<ReturnType<typeof api.ok<'GET /api/customer-area/today'>>>;

/** Compares Hoje's numbers of maps and notebooks with what opens there. Returns how many links were followed. */
async function followCollections({ continuar, plano }: Day, token: string): Promise<number> {
  const open = async (scope: { mapa_id?: number | null; caderno_id?: string | null }) => {
    const detail =
      typeof scope.mapa_id === 'number'
        ? await api.ok('GET /api/customer-area/question-map/detail', { id: scope.mapa_id }, token)
        : await api.ok('GET /api/customer-area/question-notebook/id', { id: scope.caderno_id ?? '' }, token);
    return detail.progresso;
  };
  if (!continuar) return 0;
  const progress = await open(continuar);
  expect(progress).toMatchObject({
    total: continuar.progresso.total,
    respondidas: continuar.progresso.respondidas,
  });
  const left = ({ total, respondidas }: { total: number; respondidas: number }) => total - respondidas;
  expect(plano.dias.reduce((sum, day) => sum + day.continuar, 0)).toBeLessThanOrEqual(left(progress));
  const others = new Map<number, number>();
  for (const { id, questoes } of plano.dias.flatMap(({ outros_mapas = [] }) => outros_mapas))
    others.set(id, (others.get(id) ?? 0) + questoes);
  for (const [mapa_id, planned] of others) expect(planned).toBeLessThanOrEqual(left(await open({ mapa_id })));
  return 1 + others.size;
}

/** Each line of a simulado's result opens its question, and there are as many lines as the score counts. */
async function followResults(token: string): Promise<number> {
  const { data } = await api.ok('GET /api/customer-area/sitting', {}, token);
  let followed = 0;
  for (const { id } of data.filter(({ estado }) => estado !== 'aberta').slice(0, 1)) {
    const { questoes, numeros } = await api.ok('GET /api/customer-area/sitting/{id}/result', { id }, token);
    expect(new Set(questoes.map(({ numero }) => numero)).size).toBe(numeros);
    for (const { questao_id } of questoes.slice(0, 3)) {
      const question = await api.ok('GET /api/customer-area/question/{id}', { id: questao_id }, token);
      expect(question.id).toBe(questao_id);
      followed += 1;
    }
  }
  return followed;
}

it('each number of Hoje and Desempenho opens that many questions, for twenty students', async () => {
  await api.pool
    .query(`update users set password_hash = (select password_hash from users where email = 'gratis@exemplo.com.br')
    where id in (select id from users where email like '%.invalid' order by id limit 17)`);
  const emails = (await rows("select email from users where email like '%.invalid' and password_hash is not null")).map(
    ({ email }) => email as string,
  );
  const students = [...emails, ...['gratis', 'premium', 'novo'].map((name) => `${name}@exemplo.com.br`)];
  expect(students).toHaveLength(20);
  let followed = 0;
  for (const email of students) {
    const { access_token: token } = await api.ok('POST /api/auth/login', { email, password: PASSWORD });
    const overview = await api.ok('GET /api/customer-area/performance', {}, token);
    const day = await api.ok('GET /api/customer-area/today', {}, token);
    const matters = overview.materias.slice(0, 8);
    const links = [
      ...[...overview.comece_por.slice(0, 5), ...day.comece_por.slice(0, 1)].map(subjectLinks),
      ...matters.map((matter) => wrongLink('materia_id', matter)),
      ...matters.slice(0, 2).flatMap(({ assuntos }) => assuntos.map((one) => wrongLink('assunto_id', one))),
      ...overview.bancas.map((board) => wrongLink('banca_id', board)),
      { text: 'revisões', questions: day.revisoes, to: '/area-estudante/revisao' },
    ]
      .flat()
      .filter((link): link is CountedLink => link !== null);
    const found = await Promise.all(links.map(async (link) => ({ ...link, opens: await opens(link.to, token) })));
    expect(found.filter((link) => link.opens !== link.questions)).toEqual([]);
    // Every suggestion leads to questions.
    for (const one of [...overview.comece_por, ...day.comece_por]) expect(subjectLinks(one)).not.toEqual([]);
    for (const { assuntos } of day.plano.dias)
      for (const { id, questoes } of assuntos)
        expect(await opens(unsolvedAddress(id), token)).toBeGreaterThanOrEqual(questoes);
    followed += found.length + (await followCollections(day, token)) + (await followResults(token));
  }
  expect(followed).toBeGreaterThan(300);
});

it('novo has no answers', async () => {
  const hoje = await api.ok('GET /api/customer-area/today', {}, await enter('novo'));
  expect(hoje).toMatchObject({
    revisoes: 0,
    continuar: null,
    prova: null,
    semanas: [],
    sequencia: { atual: 0, maior: 0 },
  });
});

it('the teacher has requests to answer, and has answered some', async () => {
  const token = await enter('professor');
  const { data } = await api.ok('GET /api/customer-area/question/comment-request', {}, token);
  expect(data.map(({ pedidos }) => pedidos)).toEqual([5, 3, 3, 2, 1]);
  const answered = await api.ok('GET /api/customer-area/question/comment-request', { status: 'respondida' }, token);
  expect(answered.total).toBe(5);
});

it('an account that was used before its history was added keeps its answers', async () => {
  const {
    rows: [used],
  } = await api.pool.query("select id from users where email = 'premium@exemplo.com.br'");
  await api.pool.query("delete from app_state where key = 'demo_lives'");
  const before = await rows(`select count(*)::int from answers where student_id = '${used.id}'`);
  await loadDemoContent(api, { today });
  expect(await rows(`select count(*)::int from answers where student_id = '${used.id}'`)).toEqual(before);
});
