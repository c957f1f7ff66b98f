import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runImport } from '../command/cli';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-notices-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const rows = async (query: string) => (await database.pool.query(query)).rows;
async function run(...argv: string[]) {
  let output = '';
  const code = await runImport(argv, {
    pool: database.pool,
    db: database.db,
    stdout: { write: (text: string) => (output += text) },
    cwd: folder,
  });
  return { code, output };
}
async function load(...lines: (string | Buffer)[]) {
  await writeFile(join(folder, 'e.csv'), lines[0] instanceof Buffer ? lines[0] : lines.join('\n'));
  return run('--editais', 'e.csv');
}

const HEAD =
  'chave;concurso;orgao;banca;uf;esfera;escolaridade;cargos;vagas;cadastro_reserva;salario_min;salario_max;taxa;inscricoes_de;inscricoes_ate;data_prova;link;observacao';
const WHOLE =
  'anfam-26;ANFAM 2026;ANFAM – Agência de Faróis;FUNDAVE;df;federal;medio|superior;Técnico|Analista;40;sim;R$ 4.500,00;9.120,50;85;01/12/2026;2026-12-20;07/02/2027;https://exemplo.com.br/e.pdf;Provas à tarde.';

describe('a table of notices', () => {
  it('becomes notices, each with an exam that has no paper yet', async () => {
    const { code, output } = await load(HEAD, WHOLE);
    expect([code, output]).toEqual([0, 'editais aceitos: 1\ninalterados: 0\natualizados: 0\nrecusados: 0\n']);
    const [exam] = await rows(
      'select e.*, i.acronym, i.name as body from exams e join institutions i on i.id = e.institution_id',
    );
    expect(exam).toMatchObject({
      name: 'ANFAM 2026',
      slug: 'anfam-2026',
      given: false,
      state: 'df',
      year: 2026,
      position: null,
      acronym: 'ANFAM',
      body: 'Agência de Faróis',
    });
    expect(await rows('select *, opens_on::text, closes_on::text, exam_on::text from notices')).toEqual([
      expect.objectContaining({
        exam_id: exam.id,
        source_key: 'anfam-26',
        sphere: 'federal',
        education_levels: ['medio', 'superior'],
        positions: ['Técnico', 'Analista'],
        vacancies: 40,
        reserve_list: true,
        salary_min_cents: 450_000,
        salary_max_cents: 912_050,
        fee_cents: 8_500,
        opens_on: '2026-12-01',
        closes_on: '2026-12-20',
        exam_on: '2027-02-07',
        suspended: false,
        url: 'https://exemplo.com.br/e.pdf',
        remark: 'Provas à tarde.',
      }),
    ]);
  });

  it('changes nothing if it is read again, and updates a changed notice by its key', async () => {
    await load(HEAD, WHOLE);
    const before = await rows('select xmin::text from notices union all select xmin::text from exams');
    expect((await load(HEAD, WHOLE)).output).toContain('aceitos: 0\ninalterados: 1\natualizados: 0\n');
    expect(await rows('select xmin::text from notices union all select xmin::text from exams')).toEqual(before);
    const { output } = await load('chave;concurso;orgao;suspenso', 'anfam-26;ANFAM 2027;ANFAM;sim');
    expect(output).toContain('inalterados: 0\natualizados: 1\n');
    expect(
      await rows('select name, slug, given, suspended, vacancies, opens_on from exams join notices on exam_id = id'),
    ).toEqual([
      { name: 'ANFAM 2027', slug: 'anfam-2027', given: false, suspended: true, vacancies: null, opens_on: null },
    ]);
    expect(await rows('select 1 from institutions')).toHaveLength(2);
  });

  it('stores whether a wrong answer cancels a right one, and nothing if the field is empty', async () => {
    const said = async () =>
      (await rows('select negative_marking from notices order by source_key')).map((row) => row.negative_marking);
    await load('chave;concurso;orgao;penaliza_erro', 'a;A 2026;O;sim', 'b;B 2026;O;não', 'c;C 2026;O;');
    expect(await said()).toEqual([true, false, null]);
    expect(
      (await load('chave;concurso;orgao;penaliza_erro', 'a;A 2026;O;', 'b;B 2026;O;sim', 'c;C 2026;O;talvez')).output,
    ).toContain('penaliza_erro aceita sim ou não');
    expect(await said()).toEqual([null, true, null]);
  });

  it('joins the paper of its name, in either order, and keeps the data of the paper', async () => {
    await writeFile(join(folder, 'p.gift'), '::1::A? {=sim ~não}\n');
    await load(HEAD, WHOLE);
    await run('p.gift', '--prova', 'ANFAM 2026');
    expect(
      await rows(
        'select e.given, n.source_key, m.name from exams e join notices n on n.exam_id = e.id join question_maps m on m.exam_id = e.id',
      ),
    ).toEqual([{ given: true, source_key: 'anfam-26', name: 'ANFAM 2026' }]);
    await run('p.gift', '--prova', 'Vila 2025', '--uf', 'sc', '--cargo', 'Auxiliar');
    expect(
      (await load('chave;concurso;orgao;uf;cargos;escolaridade', 'vila;Vila 2025;PMV;sp;Agente;medio')).output,
    ).toContain('aceitos: 1');
    expect(
      await rows(
        "select e.given, e.state, e.position, e.education_level, i.acronym from exams e join institutions i on i.id = e.institution_id where e.name = 'Vila 2025'",
      ),
    ).toEqual([{ given: true, state: 'sc', position: 'Auxiliar', education_level: 'medio', acronym: 'PMV' }]);
  });

  it('reports line, name and reason of each refused row, imports the others and nothing of the refused', async () => {
    const head = 'chave;concurso;orgao;inscricoes_de;inscricoes_ate;salario_min;salario_max;escolaridade;ano';
    const { code, output } = await load(
      head,
      'a;A 2026;OA',
      ';B;OB',
      'c;C;OC;01/03/2026',
      'd;D;OD;02/03/2026;01/03/2026',
      'e;E;OE;;;5000;4000',
      'a;F;OF',
      'g;A 2026;OA',
      'h;H;OH;;;;;alta',
      'i;I;OI;;;;;;26',
      'j;J;…',
    );
    expect(code).toBe(0);
    expect(output).toBe(
      [
        'editais aceitos: 1\ninalterados: 0\natualizados: 0\nrecusados: 9',
        'e.csv:3: "B": chave precisa de letras ou números',
        'e.csv:4: "C": inscricoes_de e inscricoes_ate vêm juntas',
        'e.csv:5: "D": inscricoes_de é depois de inscricoes_ate',
        'e.csv:6: "E": salario_min é maior que salario_max',
        'e.csv:7: "F": a chave "a" já está em outra linha',
        'e.csv:8: "A 2026": o concurso "A 2026" já tem um edital, de chave "a"',
        'e.csv:9: "H": escolaridade aceita fundamental, medio, superior',
        'e.csv:10: "I": ano pede quatro algarismos, como 2026',
        'e.csv:11: "J": orgao precisa de letras ou números\n',
      ].join('\n'),
    );
    expect(await rows('select acronym from institutions')).toEqual([{ acronym: 'OA' }]);
  });

  it.each(['javascript:alert(1)', 'edital.pdf'])('refuses %s as an address', async (link) => {
    expect((await load('chave;concurso;orgao;link', `a;A 2026;O;${link}`)).output).toContain(
      'e.csv:2: "A 2026": link pede um endereço http ou https de até 2.000 caracteres',
    );
  });

  it('does not give an announced exam the name of another', async () => {
    await load('chave;concurso;orgao', 'a;A 2026;O', 'b;B 2026;O');
    expect((await load('chave;concurso;orgao', 'b;A 2026;O')).output).toContain(
      'e.csv:2: "A 2026": já existe outra prova com o nome "A 2026"',
    );
  });

  it.each([
    [['chave;concurso'], 'e.csv:1: falta a coluna orgao'],
    [[''], 'e.csv:1: falta a coluna chave'],
    [['chave;concurso;orgao;preço'], 'e.csv:1: a coluna "preço" não existe; há chave, concurso'],
    [['chave;concurso;orgao;Órgão'], 'e.csv:1: a coluna orgao está duas vezes'],
    [['chave;concurso;orgao', 'a;A;O', 'b;B;O;x'], 'e.csv:3: a linha tem 4 campos, e a tabela 3 colunas'],
    [['chave;concurso;orgao', 'a;A;"O'], 'e.csv:2: as aspas de um campo não fecham'],
    [[Buffer.from('chave;concurso;orgao\na;A\x87\xc6o;O', 'latin1')], 'e.csv: o texto não está em UTF-8'],
  ])('is refused as a whole if it is %j, and stores nothing', async (lines, reason) => {
    const { code, output } = await load(...lines);
    expect(code).toBe(1);
    expect(output).toContain(`arquivos recusados: 1 (nada deles foi gravado)\n${reason}`);
    expect(await rows('select 1 from notices')).toEqual([]);
  });

  it('is refused if the file does not exist', async () => {
    expect(await run('--editais', 'nada.csv')).toEqual({
      code: 1,
      output: 'arquivos recusados: 1 (nada deles foi gravado)\nnada.csv: o arquivo não existe\n',
    });
  });
});
