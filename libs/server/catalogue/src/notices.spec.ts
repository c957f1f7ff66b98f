import { dayAfter, dayInBrasilia, noticeState, NOTICE_STATES } from '@mapa/domain';
import { exams, institutions, notices, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { listExams } from './exams';
import { newSearchIndex, type SearchSources } from '@mapa/server-search';

const TODAY = '2026-03-10';
const PAGE = { page: 1, perPage: 100, offset: 0 };

let api: TestApp;
let content: TestContent;
let sources: SearchSources;
beforeAll(async () => {
  api = await createTestApp();
  sources = { db: api.db, searchIndex: newSearchIndex({ pool: api.pool, log: api.app.log }) };
  content = await createContent(api.db);
});
beforeEach(() => api.pool.query('delete from exams where not given'));
afterAll(() => api.close());

type Facts = Partial<typeof notices.$inferInsert>;

/** An exam with a notice only. */
async function announce(name: string, facts: Facts = {}, exam: Partial<typeof exams.$inferInsert> = {}) {
  const values = { name, slug: name, given: false, institutionId: content.body.id, ...exam };
  const [row] = await api.db.insert(exams).values(values).returning();
  const examId = row?.id ?? 0;
  await api.db.insert(notices).values({ examId, sourceKey: name, educationLevels: [], positions: [], ...facts });
  return examId;
}

const names = async (query: object) => (await listExams(sources, query, PAGE, TODAY)).data.map((exam) => exam.nome);
const between = (opensOn: string, closesOn: string) => ({ opensOn, closesOn });

describe('the state of a notice', () => {
  const DAYS = [null, '2026-03-09', TODAY, '2026-03-11'];

  it('is the same in the database as in the rule, for every order of its days', async () => {
    for (const opensOn of DAYS) {
      for (const closesOn of DAYS) {
        if ((opensOn === null) !== (closesOn === null) || (opensOn ?? '') > (closesOn ?? '')) continue;
        for (const examOn of DAYS) {
          for (const suspended of [false, true])
            await announce(JSON.stringify([opensOn, closesOn, examOn, suspended]), {
              opensOn,
              closesOn,
              examOn,
              suspended,
            });
        }
      }
    }
    const told = new Map<string, string[]>();
    for (const { value } of NOTICE_STATES) {
      for (const name of await names({ situacao: [value] })) told.set(name, [...(told.get(name) ?? []), value]);
    }
    const { data } = await listExams(sources, { com_edital: true }, PAGE, TODAY);
    expect(data.length).toBe(56);
    for (const { nome, edital } of data) {
      const [inscricoes_de, inscricoes_ate, data_prova, suspenso] = JSON.parse(nome) as [
        string | null,
        string | null,
        string | null,
        boolean,
      ];
      const state = noticeState({ inscricoes_de, inscricoes_ate, data_prova, suspenso }, TODAY);
      expect([nome, edital?.situacao, told.get(nome)]).toEqual([nome, state, [state]]);
    }
  });

  it('follows the day in Brasília', async () => {
    const today = dayInBrasilia();
    await announce('Hoje', between(dayAfter(today, -3), today));
    const { data } = await api.ok('GET /api/exam', { com_edital: true });
    expect(data.map((exam) => exam.edital?.situacao)).toEqual(['aberto']);
  });
});

describe('GET /api/exam of notices', () => {
  it('keeps an exam without a paper out of papers and of the totals of its board and body', async () => {
    await announce('Concurso Y', {}, { boardId: content.board.id });
    expect((await api.ok('GET /api/exam', {})).data.map((exam) => exam.nome)).toEqual(['Prova X']);
    const { data } = await api.ok('GET /api/institution', {});
    expect(data.map((one) => [one.sigla, one.provas])).toEqual([
      ['BX', 1],
      ['OY', 1],
    ]);
  });

  it('contains all of a notice, and what its body has to study from', async () => {
    const id = await announce('Concurso Y', {
      ...between('2026-03-02', '2026-03-20'),
      sphere: 'estadual',
      educationLevels: ['medio', 'superior'],
      positions: ['Técnico', 'Analista'],
      vacancies: 12,
      salaryMinCents: 400_000,
      salaryMaxCents: 900_000,
      feeCents: 9_000,
      examOn: '2026-05-10',
      url: 'https://www.exemplo.com.br/edital.pdf',
    });
    await api.db.insert(questionMaps).values({ name: 'M', slug: 'm-y', institutionId: content.body.id, active: false });
    expect((await api.ok('GET /api/exam/{id}', { id })).edital).toEqual({
      situacao: 'encerrado',
      suspenso: false,
      esfera: 'estadual',
      escolaridades: ['medio', 'superior'],
      cargos: ['Técnico', 'Analista'],
      vagas: 12,
      cadastro_reserva: false,
      salario_min_centavos: 400_000,
      salario_max_centavos: 900_000,
      taxa_centavos: 9_000,
      inscricoes_de: '2026-03-02',
      inscricoes_ate: '2026-03-20',
      data_prova: '2026-05-10',
      link: 'https://www.exemplo.com.br/edital.pdf',
      observacao: null,
      provas_orgao: 1,
      mapas_orgao: 1,
    });
    expect((await api.ok('GET /api/exam/{id}', { id: content.exam.id })).edital).toBeNull();
  });

  it('says whether a wrong answer cancels a right one, only if it is stated', async () => {
    const told = async (negativeMarking: boolean | null) => {
      const id = await announce(`Concurso ${negativeMarking}`, { negativeMarking });
      return (await api.ok('GET /api/exam/{id}', { id })).edital?.penaliza_erro;
    };
    expect([await told(true), await told(false), await told(null)]).toEqual([true, false, undefined]);
  });

  it('finds notices by each filter', async () => {
    const [other] = await api.db
      .insert(institutions)
      .values({ kind: 'orgao', acronym: 'ZZ', name: 'Câmara de Zé', slug: 'zz' })
      .returning();
    await announce(
      'A',
      { positions: ['Técnico em Saúde'], educationLevels: ['medio'], sphere: 'municipal', salaryMaxCents: 500_000 },
      { state: 'sp' },
    );
    await announce(
      'B',
      { positions: ['Auditor'], educationLevels: ['superior'], sphere: 'federal', salaryMaxCents: 1_500_000 },
      { boardId: content.board.id, institutionId: other?.id },
    );
    expect(await names({ com_edital: true, uf: ['sp'] })).toEqual(['A']);
    expect(await names({ com_edital: true, banca_id: [content.board.id] })).toEqual(['B']);
    expect(await names({ com_edital: true, escolaridade: ['medio', 'fundamental'] })).toEqual(['A']);
    expect(await names({ com_edital: true, cargo: 'saude' })).toEqual(['A']);
    expect(await names({ esfera: ['federal'] })).toEqual(['B']);
    expect(await names({ salario_min: 5001 })).toEqual(['B']);
    expect(await names({ salario_min: 5000, ordem: 'salario' })).toEqual(['B', 'A']);
    for (const busca of ['TECNICO', 'camara', 'zz', 'b'])
      expect((await names({ com_edital: true, busca })).length).toBe(1);
    expect(await names({ com_edital: true, busca: '%' })).toEqual([]);
  });

  it('lists first those that close next, then those that open next, and last those that are long closed', async () => {
    await announce('fechou antes', between('2026-01-01', '2026-01-31'));
    await announce('sem data');
    await announce('abre depois', between('2026-04-20', '2026-04-30'));
    await announce('fecha amanhã', between('2026-03-01', '2026-03-11'));
    await announce('suspenso', { ...between('2026-03-01', '2026-03-30'), suspended: true });
    await announce('fechou ontem', between('2026-02-01', '2026-03-09'));
    await announce('abre antes', between('2026-03-12', '2026-05-30'));
    await announce('fecha hoje', between('2026-03-01', TODAY));
    expect(await names({ ordem: 'encerra_em' })).toEqual([
      'fecha hoje',
      'fecha amanhã',
      'abre antes',
      'abre depois',
      'sem data',
      'suspenso',
      'fechou ontem',
      'fechou antes',
    ]);
  });

  it('counts its results and divides them into pages', async () => {
    for (const name of ['1', '2', '3']) await announce(name);
    const list = await api.ok('GET /api/exam', { com_edital: true, per_page: 2, page: 2 });
    expect([list.total, list.last_page, list.data.length]).toEqual([3, 2, 1]);
  });

  it('lists papers only, if it is asked for exams regardless of notices', async () => {
    await announce('Concurso Y');
    expect(await names({ com_edital: false })).toEqual(['Prova X']);
    expect(await names({ ordem: 'recentes' })).toEqual(['Prova X']);
  });

  it.each([
    { situacao: ['x'] },
    { esfera: ['x'] },
    { salario_min: 0 },
    { salario_min: 'abc' },
    { ordem: 'x' },
    { com_edital: 'talvez' },
  ])('refuses %j', async (query) => {
    const { status, body } = await api.call('GET /api/exam', query);
    expect([status, Object.values(body).flat().length]).toEqual([422, 1]);
  });
});
