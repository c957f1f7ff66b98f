import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArgumentsOf } from '@mapa/api-contract';
import { dayAfter, dayInBrasilia } from '@mapa/domain';
import { readEditais } from '@mapa/server-edital/testing';
import { runImport } from '@mapa/server-importer';
import { studyPlans } from '@mapa/server-platform';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { createTestApp, type TestApp } from '../testing/app';

const LIST = 'GET /api/customer-area/desk/notice';
const ONE = 'GET /api/customer-area/desk/notice/{id}';
const CREATE = 'POST /api/customer-area/desk/notice';
const CHANGE = 'PUT /api/customer-area/desk/notice/{id}';
const REMOVE = 'DELETE /api/customer-area/desk/notice/{id}';
const AUDIT = 'GET /api/customer-area/desk/audit';
const PUBLIC = 'GET /api/exam';

type Fields = Omit<ArgumentsOf<typeof CREATE>, 'chave'>;

let api: TestApp;
let admin: Entered;
beforeEach(async () => {
  api = await createTestApp();
  admin = await enter(api, { role: 'admin' });
});
afterEach(() => api.close());

const today = dayInBrasilia();
const fields = (changes: Partial<Fields> = {}): Fields => ({
  concurso: 'ANFAM 2026',
  orgao: 'ANFAM – Agência de Faróis',
  banca: 'FUNDAVE',
  ano: null,
  uf: 'df',
  esfera: 'federal',
  escolaridades: ['medio', 'superior'],
  cargos: ['Técnico', 'Analista'],
  vagas: 40,
  cadastro_reserva: true,
  salario_min_centavos: 450_000,
  salario_max_centavos: 912_050,
  taxa_centavos: 8_500,
  inscricoes_de: dayAfter(today, -3),
  inscricoes_ate: dayAfter(today, 9),
  data_prova: dayAfter(today, 60),
  suspenso: false,
  penaliza_erro: null,
  link: 'https://exemplo.com.br/edital 1.pdf',
  observacao: 'Provas  à tarde.',
  ...changes,
});
const create = async (changes: Partial<Fields> = {}) =>
  (await api.ok(CREATE, { chave: crypto.randomUUID(), ...fields(changes) }, admin.token)).concurso;
const change = (id: number, revisao: string, changes: Partial<Fields>) =>
  api.call(CHANGE, { id, revisao, ...fields(changes) }, admin.token);
const names = async (query: ArgumentsOf<typeof LIST> = {}) =>
  (await api.ok(LIST, query, admin.token)).data.map(({ concurso }) => concurso);

/** Imports files as the command does; resolves to what it prints. */
async function run(files: Record<string, string>, ...argv: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-notices-'));
  let output = '';
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const stdout = { write: (text: string) => (output += text) };
    expect(await runImport(argv, { pool: api.pool, db: api.db, stdout, cwd: folder })).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
  return output;
}

describe('a notice that is written at the desk', () => {
  it('is on the public list at once, once however often it is sent, and the log has all of it', async () => {
    const sent = { chave: crypto.randomUUID(), ...fields() };
    const { concurso, salvo } = await api.ok(CREATE, sent, admin.token);
    expect([salvo, concurso.situacao, concurso.tem_prova, concurso.da_mesa]).toEqual([true, 'aberto', false, true]);
    expect(concurso.campos).toEqual({
      ...fields(),
      ano: 2026,
      link: 'https://exemplo.com.br/edital%201.pdf',
      observacao: 'Provas à tarde.',
    });
    expect((await api.ok(CREATE, sent, admin.token)).concurso).toEqual(concurso);
    const { data } = await api.ok(PUBLIC, { situacao: ['aberto'] });
    expect(data).toMatchObject([
      { id: concurso.id, nome: 'ANFAM 2026', edital: { vagas: 40, cargos: fields().cargos } },
    ]);
    expect((await api.ok(AUDIT, { ato: 'concurso_criado' }, admin.token)).data).toMatchObject([
      {
        objeto: 'concurso',
        objeto_id: String(concurso.id),
        objeto_nome: 'ANFAM 2026',
        antes: null,
        depois: { vagas: 40, cargos: 'Técnico | Analista', cadastro_reserva: true },
      },
    ]);
  });

  it.each([
    ['concurso', { concurso: '…' }, 'Escreva um nome com letras ou números.'],
    ['orgao', { orgao: '…' }, 'Escreva um nome com letras ou números.'],
    ['banca', { banca: '…' }, 'Escreva um nome com letras ou números.'],
    ['inscricoes_ate', { inscricoes_ate: null }, 'Diga os dois dias das inscrições, ou nenhum.'],
    [
      'inscricoes_ate',
      { inscricoes_ate: dayAfter(today, -4) },
      'As inscrições acabam antes de começar: confira os dois dias.',
    ],
    ['salario_max_centavos', { salario_max_centavos: 1 }, 'O maior salário é menor que o menor: confira os dois.'],
    ['link', { link: 'edital.pdf' }, 'Escreva o endereço inteiro, a começar por https://.'],
    ['vagas', { vagas: -1 }, expect.any(String)],
    ['data_prova', { data_prova: '0202-03-01' }, expect.any(String)],
  ])('is refused at %s for %j, and nothing of it is kept', async (field, wrong, sentence) => {
    const refusal = await api.call(CREATE, { chave: crypto.randomUUID(), ...fields(wrong) }, admin.token);
    expect(refusal).toMatchObject({ status: 422, body: { [field]: [sentence] } });
    expect(await names()).toEqual([]);
    expect((await api.pool.query('select 1 from institutions')).rows).toEqual([]);
  });

  it('takes a known body by its acronym and name, and says what to check of a new one', async () => {
    await create();
    await create({ concurso: 'ANFAM 2027', orgao: 'anfam – agencia de farois', banca: null });
    const { avisos } = await api.ok(
      CREATE,
      { chave: crypto.randomUUID(), ...fields({ concurso: 'Outro', orgao: 'ANFAM – Agência de Fármacos' }) },
      admin.token,
    );
    expect(avisos).toEqual([expect.stringMatching(/^A sigla “ANFAM” já era de “Agência de Faróis”/)]);
    const { rows } = await api.pool.query(`select name from institutions where kind = 'orgao' order by id`);
    expect(rows.map(({ name }) => name)).toEqual(['Agência de Faróis', 'Agência de Fármacos']);
  });
});

describe('a notice that is changed at the desk', () => {
  it('says in the log what changed alone, and clears what is left empty', async () => {
    const { id, revisao } = await create();
    const { body, status } = await change(id, revisao, {
      banca: null,
      uf: null,
      vagas: null,
      observacao: 'Provas à tarde.',
    });
    expect([status, body]).toMatchObject([
      200,
      { salvo: true, concurso: { campos: { banca: null, uf: null, vagas: null } } },
    ]);
    const { data } = await api.ok(AUDIT, { ato: 'concurso_mudado' }, admin.token);
    expect(data.map(({ antes, depois }) => [antes, depois])).toEqual([
      [
        { banca: 'FUNDAVE', uf: 'df', vagas: 40 },
        { nome: 'ANFAM 2026', banca: null, uf: null, vagas: null },
      ],
    ]);
    expect(
      (
        await change(id, (await api.ok(ONE, { id }, admin.token)).revisao, {
          banca: null,
          uf: null,
          vagas: null,
          ano: 2026,
        })
      ).status,
    ).toBe(200);
    expect((await api.ok(AUDIT, { ato: 'concurso_mudado' }, admin.token)).total).toBe(1);
  });

  it('stays as another person left it, who is told of, until one has seen it', async () => {
    const { id, revisao } = await create();
    await change(id, revisao, { vagas: 50 });
    const { body } = await change(id, revisao, { vagas: 60 });
    expect(body).toMatchObject({ salvo: false, concurso: { campos: { vagas: 50 } } });
    const { revisao: seen } = (body as { concurso: { revisao: string } }).concurso;
    expect((await change(id, seen, { vagas: 60 })).body).toMatchObject({
      salvo: true,
      concurso: { campos: { vagas: 60 } },
    });
  });

  it('never becomes another exam, nor contradicts its paper', async () => {
    const { id } = await create();
    const other = await create({ concurso: 'ANFAM 2027' });
    expect(await change(other.id, other.revisao, { concurso: 'ANFAM 2026' })).toMatchObject({
      status: 422,
      body: { concurso: ['O concurso não pode ficar assim: já existe outra prova com o nome "ANFAM 2026".'] },
    });
    await run({ 'p.gift': '::1::A? {=sim ~não}\n' }, 'p.gift', '--prova', 'ANFAM 2026', '--banca', 'FUNDAVE');
    const { tem_prova, revisao } = await api.ok(ONE, { id }, admin.token);
    expect(tem_prova).toBe(true);
    expect((await change(id, revisao, { ano: 2026, uf: 'sp' })).body).toEqual({
      erro: ['A prova deste concurso já está no banco: nome, órgão, banca, ano e UF são os dela.'],
    });
    expect((await change(id, revisao, { ano: 2026, vagas: 1 })).status).toBe(200);
  });

  it('is left alone by files from then on, and a file’s own is not', async () => {
    const line = (name: string) => `chave;concurso;orgao;vagas\n${name};${name} 2026;O;7\n`;
    for (const name of ['A', 'B']) await run({ 'e.csv': line(name) }, '--editais', 'e.csv');
    const { data } = await api.ok(LIST, { busca: 'A 2026' }, admin.token);
    const { revisao, id, da_mesa, campos } = await api.ok(ONE, { id: data[0]?.id ?? 0 }, admin.token);
    expect(da_mesa).toBe(false);
    expect((await api.call(CHANGE, { id, revisao, ...campos, vagas: 9 }, admin.token)).status).toBe(200);
    const again = await run({ 'a.csv': line('A') }, '--editais', 'a.csv');
    expect(again).toContain('inalterados: 1');
    expect(again).toContain('“A 2026” fica como a mesa o deixou');
    expect(await run({ 'b.csv': line('B').replace(';7', ';8') }, '--editais', 'b.csv')).toContain('atualizados: 1');
    const vacancies = await api.pool.query('select source_key, vacancies from notices order by 1');
    expect(vacancies.rows).toEqual([
      { source_key: 'A', vacancies: 9 },
      { source_key: 'B', vacancies: 8 },
    ]);
  });
});

describe('notices at the desk', () => {
  it('are found by words, state and board, the next to close first', async () => {
    await create();
    await create({ concurso: 'Vila 2026', orgao: 'PMV', banca: null, inscricoes_de: null, inscricoes_ate: null });
    await create({ concurso: 'Já 2026', orgao: 'PMJ', banca: 'BX', inscricoes_ate: dayAfter(today, 1) });
    expect(await names()).toEqual(['Já 2026', 'ANFAM 2026', 'Vila 2026']);
    expect(await names({ busca: 'farois' })).toEqual(['ANFAM 2026']);
    expect(await names({ situacao: 'previsto' })).toEqual(['Vila 2026']);
    const { rows } = await api.pool.query<{ id: number }>(`select id from institutions where acronym = 'BX'`);
    expect(await names({ banca_id: [rows[0]?.id ?? 0] })).toEqual(['Já 2026']);
  });

  it('are removed while nothing refers to them: with their exam, unless it has a paper', async () => {
    const { id } = await create();
    const student = await api.createStudent();
    await api.db.insert(studyPlans).values({ studentId: student.user.id, examId: id });
    expect(await api.call(REMOVE, { id }, admin.token)).toMatchObject({
      status: 422,
      body: { erro: [expect.stringContaining('ainda é usado: 1 estudante o escolheu como sua prova.')] },
    });
    await api.db.delete(studyPlans);
    await api.ok(REMOVE, { id }, admin.token);
    expect((await api.call(REMOVE, { id }, admin.token)).status).toBe(404);
    expect((await api.call(ONE, { id }, admin.token)).status).toBe(404);
    expect((await api.pool.query('select 1 from exams')).rows).toEqual([]);
    expect((await api.ok(AUDIT, { ato: 'concurso_removido' }, admin.token)).data).toMatchObject([
      { objeto_nome: 'ANFAM 2026', antes: { vagas: 40, orgao: 'ANFAM – Agência de Faróis' }, depois: null },
    ]);
    const { id: withPaper } = await create();
    await run({ 'p.gift': '::1::A? {=sim ~não}\n' }, 'p.gift', '--prova', 'ANFAM 2026', '--banca', 'FUNDAVE');
    await api.ok(REMOVE, { id: withPaper }, admin.token);
    expect(await names()).toEqual([]);
    expect((await api.pool.query('select name from exams')).rows).toEqual([{ name: 'ANFAM 2026' }]);
  });

  it('are read by a teacher and changed by none, and are not there for a student', async () => {
    const { id, revisao } = await create();
    const teacher = await enter(api, { role: 'professor' });
    expect(await api.ok(LIST, {}, teacher.token)).toMatchObject({ total: 1 });
    expect(await api.ok(ONE, { id }, teacher.token)).toMatchObject({ id });
    const student = await api.createStudent();
    const statuses = async (token: string) => [
      (await api.call(CREATE, { chave: crypto.randomUUID(), ...fields() }, token)).status,
      (await api.call(CHANGE, { id, revisao, ...fields() }, token)).status,
      (await api.call(REMOVE, { id }, token)).status,
    ];
    expect(await statuses(teacher.token)).toEqual([403, 403, 403]);
    expect([...(await statuses(student.token)), (await api.call(LIST, {}, student.token)).status]).toEqual([
      403, 403, 403, 403,
    ]);
  });
});

describe('the edital of a notice', () => {
  const GIVE = 'PUT /api/customer-area/desk/notice/{id}/edital';
  const TAKE = 'DELETE /api/customer-area/desk/notice/{id}/edital';
  const BEGIN = 'POST /api/customer-area/edital';
  const TEXT =
    'CARGO 1: ANALISTA\nCARGO 2: TÉCNICO\nCONTEÚDO PROGRAMÁTICO\nLÍNGUA PORTUGUESA: 1 Crase. 2 Regência verbal.';
  async function send(texto: string, nome = 'edital.pdf') {
    const edital = { id: crypto.randomUUID(), nome, tamanho: null, texto };
    await api.ok(BEGIN, edital, admin.token);
    await readEditais(api);
    return edital.id;
  }

  it('is given by who sent it, replaced and taken away, and the log has each of it', async () => {
    const { id } = await create();
    const first = await send(TEXT);
    const given = await api.ok(GIVE, { id, edital_id: first }, admin.token);
    expect(given.edital).toMatchObject({ nome: 'edital.pdf', da_mesa: true, cargos: 2, topicos: 2 });
    expect((await api.ok('GET /api/exam/{id}/programme', { id })).cargos).toHaveLength(2);
    // It is the notice's now, and cannot be given twice.
    expect((await api.call(GIVE, { id, edital_id: first }, admin.token)).status).toBe(404);
    const second = await send(TEXT.replace('CARGO 2: TÉCNICO\n', ''), 'retificado.pdf');
    expect((await api.ok(GIVE, { id, edital_id: second }, admin.token)).edital).toMatchObject({
      nome: 'retificado.pdf',
      cargos: 1,
    });
    for (const _again of [1, 2]) expect((await api.ok(TAKE, { id }, admin.token)).edital).toBeNull();
    expect((await api.call('GET /api/exam/{id}/programme', { id })).status).toBe(404);
    const { data } = await api.ok(AUDIT, {}, admin.token);
    expect(data.slice(0, 3).map(({ ato, antes, depois }) => [ato, antes?.arquivo, depois?.arquivo])).toEqual([
      ['edital_retirado', 'retificado.pdf', null],
      ['edital_dado', 'edital.pdf', 'retificado.pdf'],
      ['edital_dado', null, 'edital.pdf'],
    ]);
  });

  it('is refused before it was read, and where somebody else sent it', async () => {
    const { id } = await create();
    const failed = await send('Uma carta qualquer.');
    expect((await api.call(GIVE, { id, edital_id: failed }, admin.token)).status).toBe(422);
    const other = await enter(api, { role: 'admin' });
    const foreign = await send(TEXT);
    expect((await api.call(GIVE, { id, edital_id: foreign }, other.token)).status).toBe(404);
    expect((await api.call(GIVE, { id: 999_999, edital_id: foreign }, admin.token)).status).toBe(404);
    expect((await api.ok(ONE, { id }, admin.token)).edital).toBeNull();
  });
});
