import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runImport } from './cli';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-import-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(...argv: string[]) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await runImport(argv, { pool: database.pool, db: database.db, stdout, cwd: folder });
  return { code, output };
}

const save = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
const rows = async (query: string) => (await database.pool.query(query)).rows;

/** Every row of every table, with its last writing transaction: equal if nothing was written. */
async function fingerprint() {
  const tables = await rows("select tablename from pg_tables where schemaname = 'public' order by 1");
  const parts = [];
  for (const { tablename } of tables)
    parts.push(tablename, await rows(`select xmin::text, ctid::text from ${tablename} order by ctid`));
  return JSON.stringify(parts);
}

interface XmlQuestion {
  name: string;
  text?: string;
  right?: string;
  file?: string;
}

const xmlQuestion = ({ name, text = `Enunciado de ${name}`, right = 'sim', file = '' }: XmlQuestion) =>
  `<question type="multichoice"><name><text>${name}</text></name><questiontext format="markdown"><text><![CDATA[${text}]]></text>${file}</questiontext>
<generalfeedback format="html"><text><![CDATA[<p>Comentário.</p>]]></text></generalfeedback><single>true</single>
<answer fraction="100" format="html"><text>${right}</text></answer><answer fraction="0" format="html"><text>não</text></answer></question>`;

const category = (path: string) => `<question type="category"><category><text>${path}</text></category></question>`;
const quiz = (...parts: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>`;

const paper = (text?: string) =>
  quiz(
    category('$course$/top/EXAME 2022/Linguagens'),
    xmlQuestion({ name: 'Questão 1 - EXAME 2022 (espanhol)' }),
    xmlQuestion({ name: 'Questão 1 - EXAME 2022 (ingles)' }),
    category('$course$/top/EXAME 2022/Matemática/Funções'),
    xmlQuestion({ name: 'Questão 2 - EXAME 2022', text }),
  );
const flags = ['--prova', 'EXAME 2022', '--banca', 'FGV', '--instituicao', 'MEC', '--escolaridade', 'médio'];

describe('files of old programs in Windows-1252', () => {
  const NOTICE = 'aviso: o texto está em Windows-1252, e não em UTF-8, e foi lido assim; confira os acentos';
  const ansi = (text: string) => Buffer.from(text, 'latin1');

  it.each([
    ['p.txt', 'Qual é a capital?\r\na) São Paulo\r\nb) Brasília\r\nanswer:b\r\n'],
    ['p.gift', '::Q1::O que é isto? {=sim ~não}'],
    ['p.csv', 'sep=,\r\nenunciado,A,B,gabarito,matéria\r\nQual é?,Brasília,São Paulo,A,Português\r\n'],
  ])('%s is imported, with a notice', async (name, text) => {
    await save(name, ansi(text));
    const { code, output } = await run(name);
    expect([code, output]).toEqual([0, expect.stringContaining(`${name}: ${NOTICE}`)]);
    expect(output).toContain('aceitas: 1\n');
    expect((await rows('select statement from question_versions'))[0].statement).toContain('é');
  });

  it('a map of subjects and a table of notices are imported as well', async () => {
    await save('p.gift', '::Q1::Um? {=sim ~n}');
    await save('m.csv', ansi('sep=;\nchave;matéria\n1;Física'));
    await save('e.csv', ansi('sep=,\nchave,concurso,orgao\nk,Técnico de Prisões,DEPEN – Órgão'));
    const { code, output } = await run('p.gift', '--mapa-assuntos', 'm.csv', '--editais', 'e.csv');
    expect([code, output]).toEqual([0, expect.stringContaining(`m.csv: ${NOTICE}`)]);
    expect(output).toContain(`e.csv: ${NOTICE}`);
    expect(output).toContain('editais aceitos: 1');
    expect(await rows(`select name from subjects where name = 'Física'`)).toHaveLength(1);
  });

  it('nothing is imported if the encoding may be another', async () => {
    await save('p.gift', ansi('::Q1::\x90 uma quest\x8bo? {=sim ~n}'));
    const { code, output } = await run('p.gift');
    expect([code, output]).toEqual([1, expect.stringContaining('p.gift:1: o texto não está em UTF-8')]);
  });
});

describe('importing a paper', () => {
  it('becomes questions, an exam and a map, with languages as alternatives of one number', async () => {
    await save('p.xml', paper());
    const { code, output } = await run('p.xml', ...flags);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('aceitas: 3\ninalteradas: 0\natualizadas: 0\nrecusadas: 0\nsem assunto: 0\n'),
    ]);
    const [exam] = await rows('select * from exams');
    expect(exam).toMatchObject({ name: 'EXAME 2022', slug: 'exame-2022', year: 2022, education_level: 'medio' });
    expect(await rows('select name, exam_id, slug from question_maps')).toEqual([
      { name: 'EXAME 2022', exam_id: exam.id, slug: 'exame-2022' },
    ]);
    expect(await rows('select slot, number, variant from exam_questions order by slot, variant')).toEqual([
      { slot: 1, number: 1, variant: 'espanhol' },
      { slot: 1, number: 1, variant: 'inglês' },
      { slot: 2, number: 2, variant: null },
    ]);
    expect(
      await rows(
        `select s.name, count(*)::int from map_questions mq join subjects s on s.id = mq.subject_id group by 1 order by 1`,
      ),
    ).toEqual([
      { name: 'Funções', count: 1 },
      { name: 'Linguagens', count: 2 },
    ]);
    const [question] = await rows(`select q.*, i.acronym, s.path = q.subject_path as same from questions q
      join institutions i on i.id = q.board_id join subjects s on s.id = q.subject_id where s.name = 'Funções'`);
    expect(question).toMatchObject({
      acronym: 'FGV',
      year: 2022,
      exam_id: exam.id,
      commented: true,
      same: true,
      current_version: 1,
    });
    expect(question.subject_path).toHaveLength(2);
    expect(await rows("select 1 from questions where search @@ 'enunc'")).toHaveLength(3);
  });

  it("corrects the paper's state, and informs the search index", async () => {
    await save('uf.xml', quiz(category('$course$/top/UF/Redação'), xmlQuestion({ name: '1', text: 'De que estado?' })));
    const state = () => rows("select state from exams where name = 'UF 2022'");
    const noted = () => rows("select 1 from bank_changes c join exams e on e.id = c.exam_id where e.name = 'UF 2022'");
    await run('uf.xml', '--prova', 'UF 2022', '--uf', 'GO');
    const before = (await noted()).length;
    await run('uf.xml', '--prova', 'UF 2022', '--uf', 'DF');
    expect([await state(), (await noted()).length]).toEqual([[{ state: 'df' }], before + 1]);
    await run('uf.xml', '--prova', 'UF 2022');
    expect([await state(), (await noted()).length]).toEqual([[{ state: 'df' }], before + 1]);
  });

  it('stores whether a wrong answer cancels a right one, and keeps it if a later import omits it', async () => {
    await save('p.xml', paper());
    const said = async (...more: string[]) => {
      await run('p.xml', ...flags, ...more);
      return (await rows('select negative_marking from exams'))[0].negative_marking;
    };
    expect([
      await said(),
      await said('--penaliza-erro', 'sim'),
      await said(),
      await said('--penaliza-erro', 'não'),
    ]).toEqual([null, true, true, false]);
  });

  it('stores how long candidates have, and keeps it if a later import omits it', async () => {
    await save('p.xml', paper());
    await run('p.xml', ...flags, '--duracao', '300');
    await run('p.xml', ...flags);
    expect(await rows('select duration_minutes from exams')).toEqual([{ duration_minutes: 300 }]);
  });

  it('changes nothing when it is run again', async () => {
    await save('p.xml', paper());
    await run('p.xml', ...flags);
    const before = await fingerprint();
    const { code, output } = await run('p.xml', ...flags);
    expect([code, output]).toEqual([0, expect.stringContaining('aceitas: 0\ninalteradas: 3\natualizadas: 0\n')]);
    expect(await fingerprint()).toBe(before);
  });

  it('makes a new version of a changed question and keeps the answers of the old one', async () => {
    await save('p.xml', paper());
    await run('p.xml', ...flags);
    const [{ id: questionId }] = await rows(
      "select question_id as id from import_source_questions where name like 'Questão 2%'",
    );
    const [{ id: student }] = await rows(
      "insert into users (name, email, role, plan) values ('A', 'a@x.br', 'estudante', 'plano_gratis') returning id",
    );
    await database.pool.query(
      `insert into answers (student_id, id, question_id, version, alternative_id, correct, counted, answered_at)
       select $1, gen_random_uuid(), question_id, version, id, correct, true, now() from alternatives where question_id = $2 and correct`,
      [student, questionId],
    );
    await save('p.xml', paper('Outro enunciado'));
    expect((await run('p.xml', ...flags)).output).toContain('aceitas: 0\ninalteradas: 2\natualizadas: 1\n');
    expect(await rows(`select current_version from questions where id = ${questionId}`)).toEqual([
      { current_version: 2 },
    ]);
    expect(
      await rows(`select version, statement from question_versions where question_id = ${questionId} order by 1`),
    ).toEqual([
      { version: 1, statement: expect.stringContaining('Enunciado de') },
      { version: 2, statement: '<p>Outro enunciado</p>' },
    ]);
    expect(
      await rows('select a.version, x.letter from answers a join alternatives x on x.id = a.alternative_id'),
    ).toEqual([{ version: 1, letter: 'A' }]);
    expect(await rows('select count(*)::int from questions')).toEqual([{ count: 3 }]);
  });

  it('stores the number of alternatives of the present wording', async () => {
    const one = xmlQuestion({ name: 'Q1' });
    const counts = () => rows('select alternative_count from questions');
    await save('p.xml', quiz(category('top/A 2021/Física'), one));
    await run('p.xml', '--prova', 'A 2021');
    expect(await counts()).toEqual([{ alternative_count: 2 }]);
    await save(
      'p.xml',
      quiz(
        category('top/A 2021/Física'),
        one.replace('</question>', '<answer fraction="0"><text>talvez</text></answer></question>'),
      ),
    );
    await run('p.xml', '--prova', 'A 2021');
    expect(await counts()).toEqual([{ alternative_count: 3 }]);
  });

  it('recognises a question of another file by its content, and adds it to both papers', async () => {
    const one = (prova: string) => quiz(category(`top/${prova}/Física`), xmlQuestion({ name: 'Q1', text: 'A mesma' }));
    await save('a.xml', one('A 2021'));
    await save('b.xml', one('B 2022'));
    await run('a.xml', '--prova', 'A 2021');
    expect((await run('b.xml', '--prova', 'B 2022')).output).toContain('aceitas: 0\ninalteradas: 1\n');
    expect(await rows('select count(*)::int from questions')).toEqual([{ count: 1 }]);
    expect(await rows('select year from questions')).toEqual([{ year: 2021 }]);
    expect(await rows('select count(*)::int from exam_questions')).toEqual([{ count: 2 }]);
    const before = await fingerprint();
    await run('b.xml', '--prova', 'B 2022');
    expect(await fingerprint()).toBe(before);
  });

  it('leaves a question under its subject if another paper uses another subject', async () => {
    await save('a.xml', quiz(category('top/A 2021/Física'), xmlQuestion({ name: 'Q1', text: 'A mesma' })));
    await save('b.xml', quiz(category('top/B 2022/Química'), xmlQuestion({ name: 'Q1', text: 'A mesma' })));
    await run('a.xml', '--prova', 'A 2021');
    await run('b.xml', '--prova', 'B 2022');
    expect(await rows('select s.name from questions q join subjects s on s.id = q.subject_id')).toEqual([
      { name: 'Física' },
    ]);
  });

  it('matches a stored question to only one of two equal ones', async () => {
    await save('a.xml', quiz(xmlQuestion({ name: 'Q1', text: 'Igual' })));
    await save('b.xml', quiz(xmlQuestion({ name: 'Q1', text: 'Igual' }), xmlQuestion({ name: 'Q2', text: 'Igual' })));
    await run('a.xml');
    expect((await run('b.xml')).output).toContain('aceitas: 1\ninalteradas: 1\n');
    expect((await run('b.xml')).output).toContain('aceitas: 0\ninalteradas: 2\n');
  });

  it('keeps two equal questions of one file', async () => {
    const source = quiz(xmlQuestion({ name: 'Q1', text: 'Igual' }), xmlQuestion({ name: 'Q2', text: 'Igual' }));
    await save('p.xml', source);
    expect((await run('p.xml')).output).toContain('aceitas: 2');
    expect((await run('p.xml')).output).toContain('inalteradas: 2');
  });

  it('stores its images once, under their hash', async () => {
    const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const file = `<file name="a.png" path="/" encoding="base64">${bytes.toString('base64')}</file>`;
    const text = '![eixo](@@PLUGINFILE@@/a.png)';
    await save('p.xml', quiz(xmlQuestion({ name: 'Q1', text, file }), xmlQuestion({ name: 'Q2', text, file })));
    await run('p.xml');
    const [image, ...others] = await rows('select hash, content_type, width, height, bytes from media');
    expect(others).toEqual([]);
    expect(image).toMatchObject({ content_type: 'image/png', width: 8, height: 6, bytes });
    expect(await rows('select statement from question_versions limit 1')).toEqual([
      { statement: `<p><img src="/api/media/${image.hash}" alt="eixo" width="8" height="6" /></p>` },
    ]);
  });
});

describe('subjects', () => {
  it('come from the command or a mapping file, and later ones move the question', async () => {
    await save(
      'p.gift',
      '$CATEGORY: top/2018-25\n\n::OAB 2018-25 Q1::A? {=sim ~não}\n\n::OAB 2018-25 Q2::B? {=sim ~não}\n',
    );
    expect((await run('p.gift', '--prova', 'OAB 2018-25')).output).toContain('sem assunto: 2 (use');
    await save('m.csv', 'chave;matéria;assunto\n1;Ética;Estatuto\n');
    const { output } = await run(
      'p.gift',
      '--prova',
      'OAB 2018-25',
      '--materia',
      'Direito',
      '--mapa-assuntos',
      'm.csv',
    );
    expect(output).toContain('aceitas: 0\ninalteradas: 0\natualizadas: 2\nrecusadas: 0\nsem assunto: 0\n');
    const names = `select s.name from map_questions mq join questions q on q.id = mq.question_id
      join subjects s on s.id = mq.subject_id and s.id = q.subject_id order by mq.slot`;
    expect((await rows(names)).map((row) => row.name)).toEqual(['Estatuto', 'Direito']);
    expect(await rows('select max(version)::int from question_versions')).toEqual([{ max: 1 }]);
    expect((await run('p.gift', '--prova', 'OAB 2018-25')).output).toContain('inalteradas: 2');
    expect((await rows(names)).map((row) => row.name)).toEqual(['Estatuto', 'Direito']);
  });

  it('creates no "Sem assunto" if every question has a subject', async () => {
    await save('p.xml', paper());
    await run('p.xml');
    expect((await rows('select name from subjects order by id')).map((row) => row.name)).toEqual([
      'Linguagens',
      'Matemática',
      'Funções',
    ]);
  });
});

describe('bad input', () => {
  it('imports nothing of a truncated file, however much of it was valid', async () => {
    await save('p.xml', paper().slice(0, -200));
    const { code, output } = await run('p.xml', ...flags);
    expect(code).toBe(1);
    expect(output).toMatch(/arquivos recusados: 1 .*\np\.xml:\d+: o XML está truncado/);
    for (const table of ['questions', 'subjects', 'exams', 'question_maps', 'institutions', 'media']) {
      expect(await rows(`select 1 from ${table}`)).toEqual([]);
    }
  });

  it('reports each refused question with its file, line, name and reason, and imports the others', async () => {
    await save('p.gift', '::boa::A? {=sim ~não}\n\n::sem certa::B? {~a ~b}\n\n::aberta::C? {}\n');
    const { code, output } = await run('p.gift');
    expect(code).toBe(0);
    expect(output).toContain(
      'aceitas: 1\ninalteradas: 0\natualizadas: 0\nrecusadas: 2\nsem assunto: 1 (use --materia ou --mapa-assuntos)\navisos: 0\n',
    );
    expect(output).toContain('p.gift:3: "sem certa": não tem resposta certa\n');
    expect(output).toContain(
      'p.gift:5: "aberta": é uma questão dissertativa; só entram verdadeiro ou falso, múltipla escolha e somatório\n',
    );
  });

  it('imports a paper with a control character, and reports the removed character with file and line', async () => {
    const clean = paper();
    await save(
      'p.xml',
      clean.replace('Enunciado de Questão 2', 'Enun\u0005ciado &#2;de Questão 2').replace('<p>Comentário.</p>', ' '),
    );
    const { code, output } = await run('p.xml', ...flags);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('aceitas: 3\ninalteradas: 0\natualizadas: 0\nrecusadas: 0\nsem assunto: 0\navisos: 2\n'),
    ]);
    expect(output).toMatch(
      /p\.xml:\d+: aviso: retirados 2 caracteres de controle ou de uso privado \(U\+0005, U\+0002\)\n/,
    );
    expect(output).toMatch(/p\.xml:4: "Questão 1 - EXAME 2022 \(espanhol\)": aviso: o comentário está vazio\n/);
    await save('p.xml', clean);
    expect((await run('p.xml', ...flags)).output).toContain('inalteradas: 2\natualizadas: 1\n');
  });

  it('continues with the other files if one is refused', async () => {
    await save('mau.gift', Buffer.from('::a::a\x87\xc6o {T}', 'latin1'));
    await save('bom.gift', '::a::ação {T}');
    const { code, output } = await run('mau.gift', 'nada.gift', '.', 'bom.gift');
    expect(code).toBe(1);
    expect(output).toContain('aceitas: 1\n');
    expect(output).toContain('mau.gift:1: o texto não está em UTF-8');
    expect(output).toContain('nada.gift: o arquivo não existe');
    expect(output).toContain('.: é uma pasta');
  });

  it('creates no exam for a file whose questions are all refused', async () => {
    await save('p.gift', '::a::B? {~a ~b}\n');
    expect((await run('p.gift', '--prova', 'X')).code).toBe(1);
    expect(await rows('select 1 from exams')).toEqual([]);
  });

  it.each([
    [[], 'Diga ao menos um arquivo.'],
    [['a.xml', '--nada'], 'A opção --nada não existe.'],
    [['a.xml', '--prova'], 'A opção --prova precisa de um valor.'],
    [['a.xml', '--prova', '…'], 'A opção --prova precisa de letras ou números.'],
    [['a.xml', '--ano', '22'], 'A opção --ano pede um ano'],
    [['a.xml', '--escolaridade', 'alta'], 'A opção --escolaridade aceita fundamental, medio, superior.'],
    [['a.xml', '--duracao', '0'], 'A opção --duracao pede minutos, de 1 a 1440.'],
    [['a.xml', '--duracao', '5h'], 'A opção --duracao pede minutos, de 1 a 1440.'],
    [['a.xml', '--penaliza-erro', 'talvez'], 'A opção --penaliza-erro aceita sim, nao.'],
    [['a.xml', '--mapa-assuntos', 'nada.csv'], 'O arquivo nada.csv não pôde ser lido.'],
  ])('explains the command line %j', async (argv, sentence) => {
    const { code, output } = await run(...argv);
    expect(code).toBe(2);
    expect(output).toContain(sentence);
    expect(output).toContain('Uso: npm run import');
  });
});
