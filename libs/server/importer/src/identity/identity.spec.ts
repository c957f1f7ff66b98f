import { rm } from 'node:fs/promises';
import { createImporter, gift, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

/** The questions of each paper: place, number, statement and version. */
const papers = async () => {
  const rows = await importer.rows(`
    select e.name, coalesce(i.acronym, '') as board, eq.slot, eq.number, regexp_replace(v.statement, '</?p>', '', 'g') as statement, q.current_version as version
    from exams e join exam_questions eq on eq.exam_id = e.id join questions q on q.id = eq.question_id
    join question_versions v on v.question_id = q.id and v.version = q.current_version
    left join institutions i on i.id = e.board_id order by e.name, board, eq.slot, eq.variant`);
  const held: Record<string, string[]> = {};
  for (const { name, board, slot, number, statement, version } of rows) {
    const key = board === '' ? name : `${name}, ${board}`;
    held[key] = [
      ...(held[key] ?? []),
      `${slot === number ? '' : `${slot}/`}${number ?? '-'} ${statement}${version === 1 ? '' : ` v${version}`}`,
    ];
  }
  return held;
};
const count = async (table: string) => (await importer.rows(`select count(*)::int as count from ${table}`))[0].count;

describe('a paper', () => {
  it('is another one in another year, however similar its files, names and categories are', async () => {
    const zeta = (year: number) =>
      gift(...[1, 2].map((n) => ({ name: `Questão ${n}`, text: `${year}, ${n}?`, subject: 'Concurso Zeta/Direito' })));
    await importer.save('zeta.gift', zeta(2024));
    await importer.run('zeta.gift', '--prova', 'Concurso Zeta', '--ano', '2024');
    await importer.save('zeta.gift', zeta(2025));
    expect((await importer.run('zeta.gift', '--prova', 'Concurso Zeta', '--ano', '2025')).output).toContain(
      'aceitas: 2\n',
    );
    expect(
      await importer.rows(
        "select e.year, array_agg(regexp_replace(v.statement, '</?p>', '', 'g') order by slot) as texts from exams e join exam_questions eq on eq.exam_id = e.id join question_versions v using (question_id) group by 1 order by 1",
      ),
    ).toEqual([
      { year: 2024, texts: ['2024, 1?', '2024, 2?'] },
      { year: 2025, texts: ['2025, 1?', '2025, 2?'] },
    ]);
  });

  it('is another one of another board; the name alone then means neither', async () => {
    await importer.save('a.gift', gift({ name: 'Q1', text: 'A?' }));
    await importer.save('b.gift', gift({ name: 'Q1', text: 'B?' }));
    await importer.run('a.gift', '--prova', 'Zeta 2024');
    await importer.run('a.gift', '--prova', 'Zeta 2024', '--banca', 'FGV');
    await importer.run('b.gift', '--prova', 'Zeta', '--ano', '2024', '--banca', 'VUNESP');
    expect(await papers()).toEqual({ 'Zeta 2024, FGV': ['1 A?'], 'Zeta, VUNESP': ['1 B?'] });
    expect(await importer.rows('select slug from exams order by id')).toEqual([
      { slug: 'zeta-2024' },
      { slug: 'zeta-2024-vunesp' },
    ]);
    const { code, output } = await importer.run('b.gift', '--prova', 'zeta 2024');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('há 2 provas de nome “zeta 2024” e deste ano, de bancas diferentes: diga também a banca'),
    ]);
  });

  it('refuses a second file that numbers other questions from 1; with --parte it is a paper of its own', async () => {
    await importer.save(
      'manha.gift',
      gift({ name: 'Questão 1', text: 'Manhã, um?' }, { name: 'Questão 2', text: 'Manhã, dois?' }),
    );
    await importer.save(
      'tarde.gift',
      gift({ name: 'Questão 1', text: 'Tarde, um?' }, { name: 'Questão 2', text: 'Tarde, dois?' }),
    );
    const { code, output } = await importer.run('manha.gift', 'tarde.gift', '--prova', 'Zeta 2024');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'tarde.gift: a prova já tem outras questões com estes números ou nomes, de manha.gift: “Questão 1” (Q1), “Questão 2” (Q2); se o arquivo é outra parte da prova, diga qual com --parte',
      ),
    ]);
    await importer.run('tarde.gift', '--prova', 'Zeta 2024', '--parte', 'Tarde');
    expect(await papers()).toEqual({
      'Zeta 2024': ['1 Manhã, um?', '2 Manhã, dois?'],
      'Zeta 2024 – Tarde': ['1 Tarde, um?', '2 Tarde, dois?'],
    });
  });

  it('is made of several files with continuous numbers, in any order and any number of times', async () => {
    await importer.save('dia1.gift', gift({ name: 'Questão 1', text: 'Um?' }, { name: 'Questão 2', text: 'Dois?' }));
    await importer.save(
      'dia2.gift',
      gift({ name: 'Questão 3', text: 'Três?' }, { name: 'Questão 4', text: 'Quatro?' }),
    );
    await importer.run('dia2.gift', 'dia1.gift', '--prova', 'Zeta 2024');
    const before = await importer.fingerprint();
    await importer.run('dia1.gift', 'dia2.gift', '--prova', 'Zeta 2024');
    expect([await papers(), await importer.fingerprint()]).toEqual([
      { 'Zeta 2024': ['1 Um?', '2 Dois?', '3 Três?', '4 Quatro?'] },
      before,
    ]);
    await importer.save('dia1.gift', gift({ name: 'Questão 2', text: 'Dois?' }));
    await importer.run('dia1.gift', '--prova', 'Zeta 2024');
    expect(await papers()).toEqual({ 'Zeta 2024': ['2 Dois?', '3 Três?', '4 Quatro?'] });
  });

  it('with --prova-inteira is replaced by one file, whatever its files were before', async () => {
    await importer.save('a.gift', gift({ name: 'Questão 1', text: 'Um?' }));
    await importer.save('b.gift', gift({ name: 'Questão 2', text: 'Dois?' }));
    await importer.run('a.gift', 'b.gift', '--prova', 'Zeta 2024');
    await importer.save('c.gift', gift({ name: 'Questão 1', text: 'Tudo, outra vez?' }));
    await importer.run('c.gift', '--prova', 'Zeta 2024', '--prova-inteira');
    expect([await papers(), await count('import_sources')]).toEqual([{ 'Zeta 2024': ['1 Tudo, outra vez? v2'] }, 1]);
  });

  it.each([
    [['a.gift', '--parte', 'Tarde'], 'Uma parte é de uma prova'],
    [['a.gift', '--prova-inteira'], 'Com --prova-inteira, diga a prova'],
    [['a.gift', 'b.gift', '--prova', 'Z', '--prova-inteira'], 'Com --prova-inteira, diga a prova'],
  ])('is required: %j is a wrong command', async (argv, sentence) => {
    expect(await importer.run(...argv)).toEqual({ code: 2, output: expect.stringContaining(sentence) });
  });
});

describe('a file without a paper', () => {
  const statements = async () =>
    (
      await importer.rows(
        "select regexp_replace(statement, '</?p>', '', 'g') as statement, version from question_versions order by question_id, version",
      )
    ).map(({ statement, version }) => `${statement} v${version}`);

  it('is separate from one of the same name in another folder', async () => {
    await importer.save('a/prova.gift', gift({ name: 'Q1', text: 'A?' }));
    await importer.save('b/prova.gift', gift({ name: 'Q1', text: 'B?' }));
    expect((await importer.run('a/prova.gift', 'b/prova.gift')).output).toContain('aceitas: 2\n');
    expect(await statements()).toEqual(['A? v1', 'B? v1']);
  });

  it('is recognised by its place, or, if moved, by its content', async () => {
    const old = [
      { name: 'Q1', text: 'Um?' },
      { name: 'Q2', text: 'Dois?' },
      { name: 'Q3', text: 'Três?' },
    ];
    await importer.save('a.gift', gift(...old));
    await importer.run('a.gift');
    await importer.save('a.gift', gift({ name: 'Q1', text: 'Um, corrigido?' }, ...old.slice(1)));
    expect((await importer.run('a.gift')).output).toContain('aceitas: 0\ninalteradas: 2\natualizadas: 1\n');
    await rm(`${importer.folder}/a.gift`);
    await importer.save(
      'c.gift',
      gift(
        { name: 'Q1', text: 'Um, corrigido?' },
        { name: 'Q2', text: 'Dois?' },
        { name: 'Q3', text: 'Três, corrigido?' },
      ),
    );
    expect((await importer.run('c.gift')).output).toContain('aceitas: 0\ninalteradas: 2\natualizadas: 1\n');
    expect(await count('questions')).toBe(3);
  });

  it('overwritten by another file leaves its questions unchanged', async () => {
    await importer.save(
      'a.gift',
      gift({ name: 'Q1', text: 'O prazo é de dez dias?' }, { name: 'Q2', text: 'A multa é devida?' }),
    );
    await importer.run('a.gift');
    await importer.save(
      'a.gift',
      gift({ name: 'Q1', text: 'Quanto pesa um litro?' }, { name: 'Q2', text: 'Onde nasce o rio?' }),
    );
    expect((await importer.run('a.gift')).output).toContain('aceitas: 2\ninalteradas: 0\natualizadas: 0\n');
  });

  it('joins its paper if it is imported again with one', async () => {
    await importer.save('a.gift', gift({ name: 'Q1', text: 'Um?' }, { name: 'Q2', text: 'Dois?' }));
    await importer.run('a.gift');
    await importer.run('a.gift', '--prova', 'Zeta 2024');
    await importer.save('a.gift', gift({ name: 'Q1', text: 'Um, corrigido?' }, { name: 'Q2', text: 'Dois?' }));
    await importer.run('a.gift', '--prova', 'Zeta 2024');
    expect([await papers(), await count('questions')]).toEqual([
      { 'Zeta 2024': ['1 Um, corrigido? v2', '2 Dois?'] },
      2,
    ]);
  });
});

describe('a question in two papers', () => {
  const common = { name: 'Questão 1', text: 'A mesma?' };
  const share = async () => {
    await importer.save('a.gift', gift(common, { name: 'Questão 2', text: 'De A?' }));
    await importer.save('b.gift', gift(common, { name: 'Questão 2', text: 'De B?' }));
    await importer.run('a.gift', '--prova', 'A 2021');
    await importer.run('b.gift', '--prova', 'B 2022');
  };

  it.each([
    ['b.gift', 'B 2022', { 'A 2021': ['1 A mesma?', '2 De A?'], 'B 2022': ['1 A mesma, corrigida?', '2 De B?'] }, 2021],
    ['a.gift', 'A 2021', { 'A 2021': ['1 A mesma, corrigida?', '2 De A?'], 'B 2022': ['1 A mesma?', '2 De B?'] }, 2022],
  ])(
    'is separated if %s differs: the other paper keeps its own, in any order of imports',
    async (file, paper, after, ownYear) => {
      await share();
      expect(await count('questions')).toBe(3);
      await importer.save(
        file,
        gift({ ...common, text: 'A mesma, corrigida?' }, { name: 'Questão 2', text: `De ${paper[0]}?` }),
      );
      const { output } = await importer.run(file, '--prova', paper);
      expect(output).toContain('aceitas: 0\ninalteradas: 1\natualizadas: 1\n');
      expect(output).toContain('"Questão 1": era a Q1, que continua em outra prova ou arquivo; agora é a Q4\n');
      expect(await papers()).toEqual(after);
      expect(await importer.rows('select year from questions where id = 1')).toEqual([{ year: ownYear }]);
      const before = await importer.fingerprint();
      for (const [again, name] of [
        ['a.gift', 'A 2021'],
        ['b.gift', 'B 2022'],
        ['b.gift', 'B 2022'],
        ['a.gift', 'A 2021'],
      ] as const)
        await importer.run(again, '--prova', name);
      expect(await importer.fingerprint()).toBe(before);
      expect(await importer.rows('select count(*)::int from map_questions')).toEqual([{ count: 4 }]);
    },
  );

  it('is annulled only in the paper that says so', async () => {
    await share();
    await importer.save('b.gift', gift({ ...common, tag: 'anulada' }, { name: 'Questão 2', text: 'De B?' }));
    await importer.run('b.gift', '--prova', 'B 2022');
    expect(
      await importer.rows(
        'select e.name, q.annulled from exams e join exam_questions eq on eq.exam_id = e.id join questions q on q.id = eq.question_id where eq.slot = 1 order by 1',
      ),
    ).toEqual([
      { name: 'A 2021', annulled: false },
      { name: 'B 2022', annulled: true },
    ]);
  });

  it('has the subject of its first paper, in the maps and the incidence of all', async () => {
    await share();
    const subjects = () =>
      importer.rows(
        'select m.name, s.name as subject, s.id = q.subject_id as same from map_questions mq join question_maps m on m.id = mq.map_id join subjects s on s.id = mq.subject_id join questions q on q.id = mq.question_id where mq.slot = 1 order by 1',
      );
    await importer.save('a.gift', gift({ ...common, subject: 'Óptica' }, { name: 'Questão 2', text: 'De A?' }));
    await importer.run('a.gift', '--prova', 'A 2021');
    expect(await subjects()).toEqual([
      { name: 'A 2021', subject: 'Óptica', same: true },
      { name: 'B 2022', subject: 'Óptica', same: true },
    ]);
    await importer.save('b.gift', gift({ ...common, subject: 'Ondas' }, { name: 'Questão 2', text: 'De B?' }));
    await importer.run('b.gift', '--prova', 'B 2022');
    expect((await subjects()).map(({ subject }) => subject)).toEqual(['Óptica', 'Óptica']);
  });

  it('creates a new edition of a map with students if it changes the list of its subjects', async () => {
    await share();
    const [{ id }] = await importer.rows(
      "insert into users (name, email, role, plan) values ('A', 'a@x.br', 'estudante', 'plano_gratis') returning id",
    );
    await importer.rows(
      `insert into student_maps (student_id, map_id) select '${id}', id from question_maps where name = 'B 2022'`,
    );
    await importer.save('a.gift', gift({ ...common, subject: 'Óptica' }, { name: 'Questão 2', text: 'De A?' }));
    expect((await importer.run('a.gift', '--prova', 'A 2021')).output).toContain(
      'mapa “B 2022” (3): edição nova, porque a lista de assuntos mudou',
    );
  });
});

describe('a file that changes its paper', () => {
  const [one, two, three] = [
    { name: 'Questão 1', text: 'Um?', id: 'a' },
    { name: 'Questão 2', text: 'Dois?', id: 'b' },
    { name: 'Questão 3', text: 'Três?', id: 'c' },
  ];
  const load = async (...questions: Parameters<typeof gift>) => {
    await importer.save('p.gift', gift(...questions));
    return (await importer.run('p.gift', '--prova', 'Zeta 2024')).output;
  };
  const ids = async () =>
    (await importer.rows('select question_id from exam_questions order by slot')).map(({ question_id }) => question_id);

  it('renumbers: ids keep their questions, places follow the numbers, and the report names the moved ones', async () => {
    await load(one, two, three);
    const output = await load({ ...one, name: 'Questão 2' }, { ...two, name: 'Questão 1' }, three);
    expect(output).toContain('inalteradas: 3\n');
    expect(output).toContain(
      'mudaram de lugar: 2\n"Questão 2": estava no número 1; está no número 2\n"Questão 1": estava no número 2; está no número 1\n',
    );
    expect([await papers(), await ids()]).toEqual([{ 'Zeta 2024': ['1 Dois?', '2 Um?', '3 Três?'] }, [2, 1, 3]]);
    expect(await importer.rows('select question_id, slot, number from map_questions order by slot')).toEqual([
      { question_id: 2, slot: 1, number: 1 },
      { question_id: 1, slot: 2, number: 2 },
      { question_id: 3, slot: 3, number: 3 },
    ]);
  });

  it('inserts a question before the others: each keeps its own by its text, even one corrected meanwhile', async () => {
    const bare = ({ id: _id, ...question }: typeof one) => question;
    const long = 'Sobre o prazo do recurso contra a decisão do diretor, qual é a certa entre estas?';
    await load(bare(one), { ...bare(two), text: long }, bare(three));
    await load(
      { name: 'Questão 1', text: 'Zero?' },
      { name: 'Questão 2', text: 'Um?' },
      { name: 'Questão 3', text: long.replace('certa', 'correta') },
      { name: 'Questão 4', text: 'Três?' },
    );
    expect(await ids()).toEqual([4, 1, 2, 3]);
    expect(await importer.rows('select id, current_version from questions order by id')).toEqual(
      [1, 2, 3, 4].map((id) => ({ id, current_version: id === 2 ? 2 : 1 })),
    );
  });

  it('renames: “Q1” and “Questão 1” are one', async () => {
    await load({ name: 'Q1', text: 'Um?' }, { name: 'Q2', text: 'Dois?' });
    expect(await load({ name: 'Questão 1', text: 'Um, corrigido?' }, { name: 'Questão 2', text: 'Dois?' })).toContain(
      'aceitas: 0\ninalteradas: 1\natualizadas: 1\n',
    );
    expect(await papers()).toEqual({ 'Zeta 2024': ['1 Um, corrigido? v2', '2 Dois?'] });
  });

  it('reorders alternatives: a new version, with the key of the file', async () => {
    await load({ ...one, options: ['sim', 'não', 'talvez'] });
    await load({ ...one, options: ['sim', 'talvez', 'não'] });
    expect(
      await importer.rows(
        "select version, string_agg(letter || text, ' ' order by position) as options from alternatives group by 1 order by 1",
      ),
    ).toEqual([
      { version: 1, options: 'Asim Bnão Ctalvez' },
      { version: 2, options: 'Asim Btalvez Cnão' },
    ]);
  });

  it('removes a question: it leaves the paper and its map, and stays in the bank with its answers', async () => {
    await load(one, two, three);
    const [{ id }] = await importer.rows(
      "insert into users (name, email, role, plan) values ('A', 'a@x.br', 'estudante', 'plano_gratis') returning id",
    );
    await importer.rows(
      `insert into answers (student_id, id, question_id, version, correct, counted, answered_at) values ('${id}', gen_random_uuid(), 2, 1, true, true, now())`,
    );
    expect(await load(one, three)).toContain(
      'saíram: 1\n"Questão 2" (Q2): saiu da prova e continua no banco de questões\n',
    );
    expect([await papers(), await count('map_questions'), await count('answers')]).toEqual([
      { 'Zeta 2024': ['1 Um?', '3 Três?'] },
      2,
      1,
    ]);
    expect(await importer.rows('select exam_id, year from questions where id = 2')).toEqual([
      { exam_id: null, year: 2024 },
    ]);
    expect(await load(one, two, three)).toContain('aceitas: 0\ninalteradas: 3\n');
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('keeps a question that is refused at present', async () => {
    await load(one, two, three);
    await load(one, { ...two, options: ['igual', 'igual'] }, three);
    expect(await papers()).toEqual({ 'Zeta 2024': ['1 Um?', '2 Dois?', '3 Três?'] });
  });
});

describe('a database from before files were recorded', () => {
  const forget = async (scope: string, names: string[]) => {
    await importer.rows('delete from import_sources');
    for (const [at, name] of names.entries())
      await importer.rows(`update questions set source_key = '${scope}::${name}' where id = ${at + 1}`);
  };

  it('keeps a paper of two files, and finds a corrected question by its old key', async () => {
    await importer.save(
      'dia1.gift',
      gift({ name: 'Q1', text: 'Um?', id: 'x1' }, { name: 'Q2', text: 'Dois?', id: 'x2' }),
    );
    await importer.save('dia2.gift', gift({ name: 'Q3', text: 'Três?', id: 'x3' }));
    await importer.run('dia1.gift', 'dia2.gift', '--prova', 'Zeta 2024');
    await forget('zeta 2024', ['x1', 'x2', 'x3']);
    await importer.save(
      'dia1.gift',
      gift({ name: 'Questão 01', text: 'Um?', id: 'x1' }, { name: 'Quesito B', text: 'Corrigida?', id: 'x2' }),
    );
    expect((await importer.run('dia1.gift', '--prova', 'Zeta 2024')).output).toContain(
      'aceitas: 0\ninalteradas: 1\natualizadas: 1\n',
    );
    expect(await papers()).toEqual({ 'Zeta 2024': ['1 Um?', '3 Três?', '4/- Corrigida? v2'] });
    await importer.run('dia2.gift', '--prova', 'Zeta 2024');
    expect([await count('questions'), await count('import_sources')]).toEqual([3, 2]);
  });

  it('finds a file without a paper by its name', async () => {
    await importer.save('a.gift', gift({ name: 'Q1', text: 'Um?' }, { name: 'Q2', text: 'Dois?' }));
    await importer.run('a.gift');
    await forget('a gift', ['Q1', 'Q2']);
    await importer.save('a.gift', gift({ name: 'Q1', text: 'Um?' }, { name: 'Q2', text: 'Corrigida?' }));
    expect((await importer.run('a.gift')).output).toContain('aceitas: 0\ninalteradas: 1\natualizadas: 1\n');
  });

  it('separates two mixed years once the whole file of one is imported again', async () => {
    const zeta = (year: number) => gift({ name: 'Q1', text: `${year}, um?` }, { name: 'Q2', text: `${year}, dois?` });
    await importer.save('2025.gift', zeta(2025));
    await importer.run('2025.gift', '--prova', 'Zeta 2024');
    await importer.run('2025.gift', '--prova', 'Zeta 2025');
    await forget('zeta', ['Q1', 'Q2']);
    await importer.save('2024.gift', zeta(2024));
    expect((await importer.run('2024.gift', '--prova', 'Zeta 2024')).output).toContain(
      'se ele é a prova inteira, corrigida, use --prova-inteira',
    );
    await importer.run('2024.gift', '--prova', 'Zeta 2024', '--prova-inteira');
    expect(await papers()).toEqual({
      'Zeta 2024': ['1 2024, um?', '2 2024, dois?'],
      'Zeta 2025': ['1 2025, um?', '2 2025, dois?'],
    });
  });
});
