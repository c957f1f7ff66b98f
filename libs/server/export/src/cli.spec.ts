import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runImport } from '@mapa/server-importer';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runExport } from './cli';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-export-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const rows = async (query: string) => (await database.pool.query(query)).rows;

async function run(command: typeof runImport, ...argv: string[]) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await command(argv, { ...database, stdout, cwd: folder });
  return { code, output };
}
const importing = (...argv: string[]) => run(runImport, ...argv);
const exporting = (...argv: string[]) => run(runExport, ...argv);

const PAPER = ['--prova', 'Exame 2022'];

async function importPaper(name = 'a.png') {
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const question = (
    title: string,
    text: string,
    more = '',
  ) => `<question type="multichoice"><name><text>${title}</text></name>
    <questiontext format="markdown"><text><![CDATA[${text}]]></text><file name="${name}" encoding="base64">${png.toString('base64')}</file></questiontext>
    <generalfeedback format="html"><text>&lt;p&gt;Porque \\(x^2\\).&lt;/p&gt;</text></generalfeedback>
    <answer fraction="100" format="html"><text>sim</text></answer><answer fraction="0" format="html"><text>não</text></answer>${more}</question>`;
  const category =
    '<question type="category"><category><text>$course$/top/Exame 2022/Línguas</text></category></question>';
  const quiz = [
    category,
    question('Questão 1 - Exame 2022 (ingles)', `**Um** ![](@@PLUGINFILE@@/${name})`),
    question('Questão 1 - Exame 2022 (espanhol)', 'Uno'),
    question(
      'Questão 2 - Exame 2022',
      'Dois',
      '<tags><tag><text>anulada: duas respostas</text></tag><tag><text>dificuldade:4</text></tag></tags>',
    ),
  ];
  await writeFile(join(folder, 'p.xml'), `<quiz>${quiz.join('')}</quiz>`);
  return importing('p.xml', ...PAPER, '--banca', 'FGV');
}

describe('npm run export', () => {
  it.each([
    ['moodle', 'exame-2022.xml'],
    ['gift', 'exame-2022.gift.zip'],
    ['qti', 'exame-2022.qti.zip'],
  ])('writes a paper in %s that changes nothing when it is imported again', async (format, file) => {
    await importPaper();
    expect(await exporting(...PAPER, '--formato', format)).toEqual({
      code: 0,
      output: `3 questões em ${join(folder, file)}\n`,
    });
    expect((await readdir(folder)).sort()).toEqual([file, 'p.xml'].sort());
    const { code, output } = await importing(file, ...PAPER);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('aceitas: 0\ninalteradas: 3\natualizadas: 0\nrecusadas: 0\n'),
    ]);
    expect(await rows('select slot, number, variant from exam_questions order by slot, variant')).toEqual([
      { slot: 1, number: 1, variant: 'espanhol' },
      { slot: 1, number: 1, variant: 'inglês' },
      { slot: 2, number: 2, variant: null },
    ]);
  });

  it('writes a file that can be corrected: the question is recognised, and becomes a new version', async () => {
    await importPaper();
    await exporting(...PAPER, '--saida', 'saida.xml');
    const written = await readFile(join(folder, 'saida.xml'), 'utf8');
    await writeFile(join(folder, 'saida.xml'), written.replace('Dois', 'Dois, corrigida'));
    expect((await importing('saida.xml', ...PAPER)).output).toContain('aceitas: 0\ninalteradas: 2\natualizadas: 1\n');
    expect(await rows('select count(*)::int from questions')).toEqual([{ count: 3 }]);
  });

  it('writes a paper in aiken that is recognised, and names what is left out', async () => {
    await importPaper();
    expect(await exporting(...PAPER, '--formato', 'aiken', '--saida', 'p.txt')).toEqual({
      code: 0,
      output: `2 questões em ${join(folder, 'p.txt')}\nFora do arquivo, porque este formato só guarda questões com uma letra certa: 1 questão.\n`,
    });
    const { code, output } = await importing('p.txt');
    expect([code, output]).toEqual([0, expect.stringContaining('aceitas: 2\n')]);
  });

  it('asks for the year or the board if several papers have the name, and says if none has', async () => {
    await importPaper();
    await database.pool.query("insert into exams (name, slug, year) values ('EXAME 2022', 'exame-2022-b', 2021)");
    expect(await exporting(...PAPER)).toEqual({
      code: 1,
      output: 'Há mais de uma prova “Exame 2022” (2022, 2021); diga o ano com --ano.\n',
    });
    expect((await exporting(...PAPER, '--ano', '2022')).code).toBe(0);
    await database.pool.query("update exams set year = 2022 where slug = 'exame-2022-b'");
    expect(await exporting(...PAPER)).toEqual({
      code: 1,
      output: 'Há mais de uma prova “Exame 2022” (FGV, sem banca); diga a banca com --banca.\n',
    });
    expect((await exporting(...PAPER, '--banca', 'fgv')).code).toBe(0);
    expect(await exporting('--prova', 'Outra')).toEqual({ code: 1, output: 'A prova “Outra” não existe.\n' });
  });

  it('keeps the existing file if it cannot write', async () => {
    await importPaper();
    const { code, output } = await exporting(...PAPER, '--saida', 'nenhuma/pasta.xml');
    expect([code, output]).toEqual([1, expect.stringContaining('não foi gravado')]);
    await writeFile(join(folder, 'antes.xml'), 'antes');
    await database.pool.query('alter table media rename to lost');
    expect((await exporting(...PAPER, '--saida', 'antes.xml')).code).toBe(1);
    expect(await readFile(join(folder, 'antes.xml'), 'utf8')).toBe('antes');
    expect((await readdir(folder)).sort()).toEqual(['antes.xml', 'p.xml']);
  });

  it.each<[string[], string]>([
    [[], 'Diga a prova com --prova, ou --tudo.'],
    [['Exame 2022'], 'Diga a prova com --prova, ou --tudo.'],
    [['--prova'], 'A opção --prova precisa de um valor.'],
    [['--sabor', 'x'], 'A opção --sabor não existe.'],
    [[...PAPER, '--formato', 'pdf'], 'A opção --formato aceita csv, csv-gabarito, moodle, gift, qti, aiken, anki.'],
    [[...PAPER, '--ano', '22'], 'A opção --ano pede um ano com quatro algarismos, como 2022.'],
  ])('refuses the command %j', async (argv, sentence) => {
    const { code, output } = await exporting(...argv);
    expect([code, output.split('\n')[0]]).toEqual([2, sentence]);
  });

  it('prints its usage', async () => {
    expect(await exporting('--help')).toEqual({ code: 0, output: expect.stringContaining('--saida ARQUIVO') });
  });
});
