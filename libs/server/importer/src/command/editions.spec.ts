import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runImport } from './cli';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-editions-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const rows = async (query: string) => (await database.pool.query(query)).rows;

/** Imports a paper of three questions with the given subjects. */
async function load(exam: string, subjects: [string, string, string], ...flags: string[]) {
  const questions = subjects.map(
    (subject, index) =>
      `$CATEGORY: top/${subject}\n\n::Q${index + 1}::${exam.replaceAll(/\d/g, '')} ${index + 1}? {=sim ~não}\n`,
  );
  await writeFile(join(folder, 'p.gift'), questions.join('\n'));
  return run('p.gift', '--prova', exam, ...flags);
}

async function run(...argv: string[]) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await runImport(argv, { pool: database.pool, db: database.db, stdout, cwd: folder });
  return { code, output, maps: output.split('\n').filter((line) => line.startsWith('mapa ')) };
}

let students = 0;
async function choose(mapId: number, removed = false) {
  students += 1;
  const [{ id }] = await rows(
    `insert into users (name, email, role, plan) values ('A', 'a${students}@x.br', 'estudante', 'plano_gratis') returning id`,
  );
  await database.pool.query('insert into student_maps (student_id, map_id, removed_at) values ($1, $2, $3)', [
    id,
    mapId,
    removed ? new Date() : null,
  ]);
}

/** Each map with the subjects of its questions, in the paper's order. */
const maps = () =>
  rows(`select m.id, m.name, m.slug, m.replaced_by, array_agg(s.name order by mq.slot) as subjects from question_maps m
    join map_questions mq on mq.map_id = m.id join subjects s on s.id = mq.subject_id group by m.id order by m.id`);

describe('a paper imported again with other subjects', () => {
  it('changes its map in place while no student has it', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await choose(1, true);
    expect((await load('EXAME 2022', ['Física', 'Óptica', 'Química'])).maps).toEqual([]);
    expect(await maps()).toEqual([
      { id: 1, name: 'EXAME 2022', slug: 'exame-2022', replaced_by: null, subjects: ['Física', 'Óptica', 'Química'] },
    ]);
  });

  it('keeps the order by hand in the new edition, with what is new at the end', async () => {
    const walk = async (map: number) =>
      (
        await rows(
          `select s.name from map_subjects ms join subjects s on s.id = ms.subject_id where ms.map_id = ${map} order by ms.rank`,
        )
      ).map(({ name }) => name);
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await choose(1);
    expect(await walk(1)).toEqual(['Física', 'Química']);
    await database.pool.query(
      `insert into map_orders (map_id, is_matter, subject_id, place)
        select 1, true, id, case name when 'Química' then 1 else 2 end from subjects where name in ('Física', 'Química')`,
    );
    await load('EXAME 2022', ['Física', 'Óptica', 'Química']);
    expect([await walk(1), await walk(2)]).toEqual([
      ['Química', 'Física'],
      ['Química', 'Física', 'Óptica'],
    ]);
  });

  it('leaves the map to its students, and makes a new edition of it, named in the report', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química'], '--banca', 'FGV');
    await choose(1);
    await choose(1);
    const { code, output, maps: said } = await load('EXAME 2022', ['Física', 'Óptica', 'Química']);
    expect([code, said]).toEqual([
      0,
      [
        'mapa “EXAME 2022” (2): edição nova, porque a lista de assuntos mudou; substitui “EXAME 2022” (1), que 2 estudantes têm',
      ],
    ]);
    expect(output).toContain('inalteradas: 2\natualizadas: 1\n');
    expect(await maps()).toEqual([
      { id: 1, name: 'EXAME 2022', slug: 'exame-2022', replaced_by: 2, subjects: ['Física', 'Física', 'Química'] },
      { id: 2, name: 'EXAME 2022', slug: 'exame-2022-2', replaced_by: null, subjects: ['Física', 'Óptica', 'Química'] },
    ]);
    expect(await rows('select distinct exam_id, board_id, year from question_maps')).toEqual([
      { exam_id: 1, board_id: 1, year: 2022 },
    ]);
  });

  it('continues from the last edition: equal subjects change nothing, other ones create the next', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await choose(1);
    await load('EXAME 2022', ['Física', 'Óptica', 'Química']);
    const before = await rows('select *, xmin::text from map_questions order by map_id, slot');
    expect((await load('EXAME 2022', ['Física', 'Óptica', 'Química'])).maps).toEqual([]);
    expect(await rows('select *, xmin::text from map_questions order by map_id, slot')).toEqual(before);
    await load('EXAME 2022', ['Física', 'Ondas', 'Química']);
    expect((await maps()).map(({ subjects }) => subjects[1])).toEqual(['Física', 'Ondas']);
    await choose(2);
    await load('EXAME 2022', ['Física', 'Calor', 'Química']);
    expect((await maps()).map(({ slug, replaced_by }) => [slug, replaced_by])).toEqual([
      ['exame-2022', 2],
      ['exame-2022-2', 3],
      ['exame-2022-3', null],
    ]);
  });

  it('changes the map in place if only weights change', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await choose(1);
    expect((await load('EXAME 2022', ['Física', 'Química', 'Química'])).maps).toEqual([]);
    expect(await maps()).toEqual([
      expect.objectContaining({ replaced_by: null, subjects: ['Física', 'Química', 'Química'] }),
    ]);
  });
});

describe('--substitui-mapa', () => {
  it('makes the map of the paper the next edition of the named one, and says who may move', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await choose(1);
    const { code, maps: said } = await load(
      'EXAME 2024',
      ['Física', 'Óptica', 'Química'],
      '--substitui-mapa',
      'exame 2022',
    );
    expect([code, said]).toEqual([
      0,
      ['mapa “EXAME 2024” (2): edição nova, como pedido; substitui “EXAME 2022” (1), que 1 estudante tem'],
    ]);
    expect((await maps()).map(({ name, replaced_by }) => [name, replaced_by])).toEqual([
      ['EXAME 2022', 2],
      ['EXAME 2024', null],
    ]);
    const again = await load('EXAME 2024', ['Física', 'Óptica', 'Química'], '--substitui-mapa', '1');
    expect([again.code, again.maps]).toEqual([0, []]);
  });

  it('leaves a replaced map unchanged if its own paper is imported again, and says so', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await load('EXAME 2024', ['Física', 'Óptica', 'Química'], '--substitui-mapa', 'EXAME 2022');
    expect((await load('EXAME 2022', ['Física', 'Física', 'Química'])).maps).toEqual([]);
    expect((await load('EXAME 2022', ['Física', 'Ondas', 'Química'])).maps).toEqual([
      'mapa “EXAME 2022” (1): já tinha sido substituído e ficou como estava',
    ]);
    expect((await maps())[0]).toMatchObject({ replaced_by: 2, subjects: ['Física', 'Física', 'Química'] });
  });

  it('resolves a name to the last edition that has it', async () => {
    await load('EXAME 2022', ['Física', 'Física', 'Química']);
    await choose(1);
    await load('EXAME 2022', ['Física', 'Óptica', 'Química']);
    await load('EXAME 2024', ['Física', 'Óptica', 'Química'], '--substitui-mapa', 'EXAME 2022');
    expect((await maps()).map(({ id, replaced_by }) => [id, replaced_by])).toEqual([
      [1, 2],
      [2, 3],
      [3, null],
    ]);
  });

  it.each([
    ['a name that no map has', 'EXAME 2000', 'não há mapa “EXAME 2000” para substituir'],
    ['a number that no map has', '99', 'não há mapa “99” para substituir'],
    [
      'a name that several have',
      'DUPLO 2020',
      'há 2 mapas de nome “DUPLO 2020”: diga o número de um em --substitui-mapa (3, 4)',
    ],
    ['one that was replaced', 'EXAME 2022', 'o mapa “EXAME 2022” (1) já foi substituído por “EXAME 2023” (2)'],
    [
      'the map of the paper itself',
      'EXAME 2021',
      'o mapa “EXAME 2021” (5) é o desta prova, e não pode substituir a si mesmo',
    ],
    [
      'a later edition of its own map',
      'EXAME 2025',
      'o mapa “EXAME 2025” (6) já é uma edição posterior do mapa desta prova',
    ],
  ])('refuses %s, and changes nothing', async (_, wanted, reason) => {
    await load('EXAME 2022', ['A', 'B', 'C']);
    await load('EXAME 2023', ['A', 'B', 'C'], '--substitui-mapa', 'EXAME 2022');
    await rows("insert into question_maps (name, slug) values ('Duplo 2020', 'd1'), ('DUPLO – 2020', 'd2')");
    await load('EXAME 2021', ['A', 'B', 'C']);
    if (wanted === 'EXAME 2025') await load('EXAME 2025', ['A', 'B', 'C'], '--substitui-mapa', 'EXAME 2021');
    const before = await rows('select id, replaced_by from question_maps order by id');
    const { code, output } = await load('EXAME 2021', ['A', 'B', 'Novo'], '--substitui-mapa', wanted);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`arquivos recusados: 1 (nada deles foi gravado)\np.gift: ${reason}\n`),
    ]);
    expect([
      await rows('select id, replaced_by from question_maps order by id'),
      await rows("select 1 from subjects where name = 'Novo'"),
    ]).toEqual([before, []]);
  });

  it.each([[['p.gift', '--substitui-mapa', 'X']], [['--prova', 'X', '--substitui-mapa', 'X']]])(
    'needs a paper: %j is a wrong command',
    async (argv) => {
      expect(await run(...argv)).toMatchObject({
        code: 2,
        output: expect.stringContaining('Um mapa é substituído pelo de uma prova'),
      });
    },
  );
});
