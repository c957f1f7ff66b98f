import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { BANK_SCHEMA } from '@mapa/server-importer';
import { createImporter, type Importer, Papers, step } from '@mapa/server-importer/testing';
import { runExport } from '../cli';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

/** How many random histories of papers. */
const RUNS = Number(process.env['BANK_RUNS'] ?? 2);

let bank: Importer;
let other: Importer;
beforeEach(async () => {
  [bank, other] = await Promise.all([createImporter(), createImporter()]);
});
afterEach(() => Promise.all([bank.drop(), other.drop()]));

async function exporting(from: Importer, ...argv: string[]) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await runExport(argv, { db: from.db, stdout, cwd: from.folder });
  return { code, output };
}

/** The bank's file without its time of writing. */
async function fileOf(from: Importer): Promise<string> {
  expect(await exporting(from, '--tudo')).toMatchObject({ code: 0 });
  return (await readFile(join(from.folder, 'banco.json'), 'utf8')).replace(/"exportado_em":"[^"]*"/, '');
}

async function importing(into: Importer, text: string, ...argv: string[]) {
  await into.save('banco.json', text.replace('"versao":1,', '"versao":1,"exportado_em":"2026-01-01T00:00:00.000Z"'));
  return into.run('banco.json', ...argv);
}

const quiz = (png: Buffer) => `<quiz>
  <question type="category"><category><text>$course$/top/Direito/Penal</text></category></question>
  <question type="multichoice"><name><text>Questão 1 (inglês)</text></name><idnumber>um</idnumber>
    <questiontext format="html"><text><![CDATA[<p>Veja <img src="@@PLUGINFILE@@/a.png" alt="Um mapa"> e \\(x^2 &lt; 3\\), por R$ 5.</p>]]></text>
      <file name="a.png" encoding="base64">${png.toString('base64')}</file></questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>Porque <strong>sim</strong>.</p>]]></text></generalfeedback>
    <answer fraction="100" format="html"><text>sim</text><feedback format="html"><text><![CDATA[<p>Confere com <img src="@@PLUGINFILE@@/a.png" alt="Um mapa">.</p>]]></text></feedback></answer><answer fraction="0" format="html"><text>não</text></answer>
    <tags><tag><text>dificuldade:4</text></tag><tag><text>ano:2020</text></tag></tags></question>
  <question type="multichoice"><name><text>Questão 1 (espanhol)</text></name>
    <questiontext format="html"><text>Uno</text></questiontext>
    <answer fraction="0" format="html"><text>uno</text></answer><answer fraction="100" format="html"><text>dos</text></answer></question>
  <question type="truefalse"><name><text>Questão 2</text></name><questiontext format="html"><text>O céu é azul.</text></questiontext>
    <answer fraction="0"><text>true</text><feedback format="html"><text>À noite não é.</text></feedback></answer><answer fraction="100"><text>false</text></answer>
    <tags><tag><text>desatualizada: lei nova</text></tag></tags></question>
  <question type="multichoice"><name><text>Questão 3</text></name><questiontext format="html"><text>Qual?</text></questiontext>
    <answer fraction="100" format="html"><text>a</text></answer><answer fraction="100" format="html"><text>b</text></answer>
    <tags><tag><text>anulada: duas respostas</text></tag></tags></question></quiz>`;

/** A bank of one file, whose questions follow these texts. */
const bankOf = (texts: readonly object[][]): string =>
  JSON.stringify({
    formato: 'mapa-banco',
    versao: 1,
    arquivos: [
      {
        chave: 'f',
        nome: 'f.xml',
        prova: null,
        banca: null,
        instituicao: null,
        cargo: null,
        escolaridade: null,
        area: null,
      },
    ],
    questoes: texts.map((textos, at) => ({
      arquivo: 'f',
      identificador: '',
      nome: `Questão ${at + 1}`,
      tipo: 'questaomultiplaescolha',
      assunto: ['Português'],
      assunto_sugerido: false,
      ano: null,
      dificuldade: null,
      anulada: false,
      desatualizada: false,
      motivo_situacao: null,
      ...(textos.length > 0 && { textos }),
      enunciado: `<p>Quem é o ${at + 1}?</p>`,
      alternativas: [
        { texto: 'eu', correta: true },
        { texto: 'tu', correta: false },
      ],
      comentario: null,
      figuras: [],
    })),
  });

/** A bank with one of each thing that its file can contain. */
async function fill(): Promise<void> {
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await bank.save('p.xml', quiz(png));
  await bank.save(
    'q.gift',
    '$CATEGORY: top/Direito/Civil\n\n// [id:q1]\n::Questão 1::Quem? {=eu ~tu}\n\n$CATEGORY: top\n\n::Questão 2::Sem nada? {=sim ~não}\n',
  );
  await bank.save('solta.gift', '::Uma::Quem? {=eu ~tu}\n\n::Outra::Só minha? {=sim ~não ~talvez}\n');
  await bank.save(
    'itens.csv',
    'caderno;area;posicao;gabarito;a;b;c;lingua;k;d\nC1;LC;1;A;1,2;0,5;0,2;inglês;100;500\nC1;LC;1;B;1;0;0,2;espanhol;100;500\nC1;LC;2;B;0,8;-1;0,25;;100;500\n',
  );
  await bank.save(
    'editais.csv',
    'chave;concurso;orgao;banca;ano;uf;esfera;escolaridade;cargos;vagas;salario_max;inscricoes_de;inscricoes_ate;suspenso;penaliza_erro\nk1;Exame 2022;TJ – Tribunal;FGV;2022;sp;estadual;superior;Juiz;3;1.000,50;2026-01-01;2026-02-01;nao;sim\nk2;Outro 2027;TJ;;2027;;;;A|B;;;;;sim;\n',
  );
  const paper = [
    '--ano',
    '2022',
    '--banca',
    'FGV – Fundação',
    '--instituicao',
    'TJ – Tribunal',
    '--cargo',
    'Juiz',
    '--uf',
    'sp',
  ];
  for (const argv of [
    ['p.xml', '--prova', 'Exame 2022', ...paper, '--escolaridade', 'superior', '--duracao', '300'],
    ['q.gift', '--prova', 'Exame B', '--ano', '2023', '--penaliza-erro', 'sim', '--substitui-mapa', 'Exame 2022'],
    ['solta.gift', '--banca', 'SIGLA COM ESPAÇO', '--area', 'Fiscal'],
    ['--itens', 'itens.csv', '--prova', 'Exame 2022', '--ano', '2022', '--banca', 'FGV', '--demonstracao'],
    ['--editais', 'editais.csv'],
  ])
    expect(await bank.run(...argv)).toMatchObject({ code: 0 });
  await bank.rows(
    "update questions set subject_suggested = true where subject_id = (select id from subjects where slug = 'civil')",
  );
  await bank.rows(
    "insert into exam_areas select e.id, b.area, b.id, 0 from exams e, item_booklets b where e.name = 'Exame 2022'",
  );
  await bank.rows("update institutions set aliases = '{Getulio}' where acronym = 'FGV'");
  await bank.rows("insert into subjects (name, slug, path, active) values ('Velho', 'velho', '{}', false)");
  await bank.rows("update subjects set path = array[id] where slug = 'velho'");
}

describe('the whole bank as JSON', () => {
  it('makes an equal bank from an empty one, and changes nothing in the source or on a second import', async () => {
    await fill();
    const text = await fileOf(bank);
    for (const section of ['cadernos', 'areas', 'concursos', 'mapas']) expect(text).not.toContain(`"${section}":[]`);
    const { code, output } = await importing(other, text);
    expect([code, output]).toEqual([0, expect.stringContaining('recusadas: 0\n')]);
    expect(output).toContain('banco: 2 provas, 1 caderno de itens, 2 concursos');
    expect(await fileOf(other)).toBe(text);
    for (const one of [bank, other]) {
      const before = await one.fingerprint();
      expect(await importing(one, text)).toMatchObject({ code: 0 });
      expect(await one.fingerprint()).toBe(before);
    }
    expect(
      await other.rows(
        `select m.name, count(*)::int from question_maps m join map_subjects s on s.map_id = m.id group by m.id order by m.id`,
      ),
    ).toEqual(
      await bank.rows(
        `select m.name, count(*)::int from question_maps m join map_subjects s on s.map_id = m.id group by m.id order by m.id`,
      ),
    );
  });

  it('names what it leaves out', async () => {
    await bank.save('a.gift', '::1::Quem? {=eu ~tu}');
    await bank.run('a.gift', '--prova', 'Exame 2022');
    await bank.save('a.gift', '::1::Quem é? {=eu ~tu}');
    await bank.run('a.gift', '--prova', 'Exame 2022');
    expect(await exporting(bank, '--tudo', '--saida', 'b.json')).toEqual({
      code: 0,
      output: `1 questão de 1 prova em ${join(bank.folder, 'b.json')}\nFora do arquivo: 1 versão anterior de questão.\n`,
    });
  });

  it(
    'restores any history of papers',
    async () => {
      const runs = fc.record({
        sizes: fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), ids: fc.boolean(), from: fc.nat(5) }), {
          minLength: 6,
          maxLength: 6,
        }),
        steps: fc.array(step, { maxLength: 10 }),
      });
      await fc.assert(
        fc.asyncProperty(runs, async ({ sizes, steps }) => {
          const [from, to] = await Promise.all([createImporter(), createImporter()]);
          try {
            const papers = new Papers(sizes);
            const take = async (file: (typeof papers.files)[number]) => {
              await from.save(file.path, papers.write(file));
              expect(await from.run(file.path, ...file.flags)).toMatchObject({ code: 0 });
            };
            for (const file of papers.files) await take(file);
            for (const one of steps) {
              papers.change(one);
              if (one.imports) await take(papers.file(one.file));
            }
            for (const file of papers.files) await take(file);
            const text = await fileOf(from);
            expect((await importing(to, text)).output).toContain('recusadas: 0\n');
            expect(await fileOf(to)).toBe(text);
            const before = await from.fingerprint();
            await importing(from, text);
            // Without a diff, which would be a megabyte.
            expect((await from.fingerprint()) === before).toBe(true);
          } finally {
            await Promise.all([from.drop(), to.drop()]);
          }
        }),
        { numRuns: RUNS },
      );
    },
    60_000 * RUNS,
  );

  it('refuses a notice with an invalid link, and accepts the others', async () => {
    await fill();
    const text = await fileOf(bank);
    const bankOf = (link: string) => text.replace('"link":null', `"link":"${link}"`);
    const { output } = await importing(other, bankOf('javascript:alert(1)'));
    expect(output).toContain('"Exame 2022": link pede um endereço http ou https');
    const links = () => other.rows('select source_key, url from notices order by source_key');
    expect(await links()).toEqual([{ source_key: 'k2', url: null }]);
    await importing(other, bankOf('https://exemplo.com.br/edital 1.pdf'));
    expect((await links())[0]).toEqual({ source_key: 'k1', url: 'https://exemplo.com.br/edital%201.pdf' });
  });

  it.each([
    ['{"formato":"mapa-banco","versao":2}', 'o banco é da versão 2, e aqui se lê a 1'],
    ['{"formato":"mapa-banco","versao":1,"provas":[', 'o JSON acaba antes do fim'],
    ['{"formato":"mapa-banco","versao":1,"provas":[}', 'o JSON está quebrado'],
    ['{"formato":"mapa-banco","assuntos":[{}]}', 'o banco não diz de que versão é, antes das suas seções'],
    ['{"formato":"mapa-banco","versao":1,"assuntos":[{"caminho":["A"]}]}', 'assuntos[0]: falta ativo'],
    [
      '{"formato":"mapa-banco","versao":1,"assuntos":[{"caminho":["A"],"ativo":true,"x":1}]}',
      'assuntos[0]: o campo x não existe',
    ],
    [
      '{"formato":"mapa-banco","versao":1,"assuntos":[{"caminho":[1],"ativo":true}]}',
      'assuntos[0].caminho.0: não é o que o esquema pede (type)',
    ],
    [
      '{"formato":"mapa-banco","versao":1,"mapas":[],"arquivos":[{"chave":"1","nome":"a","prova":"p","banca":null,"instituicao":null,"cargo":null,"escolaridade":null,"area":null}]}',
      'arquivos[0]: não há “p” nas seções de antes',
    ],
    [
      '{"formato":"mapa-banco","versao":1,"mapas":[{"prova":"p","ativo":true,"substituido_por":null}]}',
      'mapas[0]: não há “p” nas seções de antes',
    ],
  ])('refuses %s and writes nothing', async (text, reason) => {
    const before = await bank.fingerprint();
    await bank.save('b.json', text);
    const { code, output } = await bank.run('b.json');
    expect([code, output]).toEqual([1, expect.stringContaining(`b.json: ${reason}`)]);
    expect(await bank.fingerprint()).toBe(before);
  });

  it('stores a shared text once, with its picture, and restores it for each question', async () => {
    const png = (
      await sharp({ create: { width: 4, height: 3, channels: 3, background: '#000' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const text = {
      chave: '1',
      texto: '<p>Peixes nadam <img src="@@PLUGINFILE@@/p.png" alt="Um peixe">.</p>',
      figuras: [{ nome: 'p.png', base64: png }],
    };
    await bank.save('b.json', bankOf([[text], [{ chave: '1' }], []]));
    expect((await bank.run('b.json')).output).toContain('aceitas: 3');
    const stored = `select (select count(*)::int from shared_texts) as texts, count(*) filter (where whole_statement(v) like '<p>Peixes nadam <img src="/api/media/%<p>Quem%')::int as shown,
      count(*) filter (where v.statement like '%Peixes%')::int as copies from question_versions v`;
    const once = [{ texts: 1, shown: 2, copies: 0 }];
    expect(await bank.rows(stored)).toEqual(once);
    const file = await fileOf(bank);
    expect(file.match(/Peixes nadam/g)).toHaveLength(1);
    expect(file.split(png)).toHaveLength(2);
    expect((await importing(other, file)).output).toContain('aceitas: 3');
    expect(await other.rows(stored)).toEqual(once);
    expect(await fileOf(other)).toBe(file);
  });

  it('is refused if a question names a text that no earlier one contains', async () => {
    await bank.save('b.json', bankOf([[], [{ chave: 'x' }]]));
    const { code, output } = await bank.run('b.json');
    expect(output).toContain('questoes[1]: o texto “x” não veio com nenhuma questão de antes do arquivo');
    expect(code).toBe(1);
    expect(await bank.rows('select 1 from questions')).toEqual([]);
  });

  it('accepts no options of a paper, in either direction', async () => {
    await bank.save('b.json', '{"formato":"mapa-banco","versao":1}');
    expect((await bank.run('b.json', '--prova', 'X')).output).toContain('vai sem opções de prova');
    expect(await exporting(bank, '--tudo', '--prova', 'X')).toMatchObject({ code: 2 });
  });

  it('is described by the schema in the documentation', async () => {
    const { output } = await exporting(bank, '--esquema');
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(BANK_SCHEMA)));
    expect(JSON.parse(output)).toEqual(
      JSON.parse(await readFile(join(import.meta.dirname, '../../../../../docs/banco.schema.json'), 'utf8')),
    );
  });
});
